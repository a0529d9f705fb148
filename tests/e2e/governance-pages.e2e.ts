import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level });
const hasLinkTo = (page: Page, path: string) => expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible();

test.describe('The governance page', () => {
  // @see core §2.7, content §1.8–12, §2.12, §2.57–59, disclaimer 2.1, disclaimer 2.2, disclaimer 2.5, disclaimer 3.1
  // @see disclaimer 3.2, disclaimer 3.3, governance 2.2, governance 2.3, general-terms 3.8, pages/governance entity
  test('names the legal entity, and states that the school is independent of inspectorates', async ({ openPlain }) => {
    const page = await openPlain('/governance');
    await expect(headings(page, 1)).toHaveText('Governance and Compliance');
    await expect(page.getByRole('region', { name: 'Legal entity' })).toContainText(
      'Meridian International Online School is run by Example Parent Company Ltd, a company registered in England and Wales.',
    );
    await expect(page.getByRole('region', { name: 'Independence' })).toContainText(
      'The school is independent of national inspectorates. It is not registered with or endorsed by any inspectorate.',
    );
  });

  // @see content §2.12, §2.57–59
  test('links to the six frameworks and to the Legal and Policy Hub', async ({ openPlain }) => {
    const page = await openPlain('/governance');
    const cards = page.getByRole('region', { name: 'Six frameworks' }).getByRole('listitem').getByRole('link');
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/legal/privacy-policy',
      '/legal/safeguarding',
      '/legal/complaints',
      '/legal/academic-integrity',
      '/legal/it-security',
      '/legal/governance',
    ]);
    await expect(main(page).getByRole('link', { name: 'Legal and Policy Hub' })).toHaveAttribute('href', '/legal');
  });
});

// @see core §2.7, content §2.10, §2.54–55, §9.5–6, pages/privacy sections 0 paragraphs 1
// @see pages/privacy sections 0 paragraphs 2
test('The short privacy page shows its five sections and the retention period, and links to the full policy', async ({
  openPlain,
}) => {
  const page = await openPlain('/privacy');
  await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText([
    'Data Collection',
    'Admissions Enquiries',
    'Family Privacy and Security',
    'Third Parties',
    'Retention and Removal',
  ]);
  await expect(main(page)).toContainText('records during enrolment and for 7 years after the student leaves');
  for (const path of ['/privacy', '/terms', '/legal/privacy-policy', '/legal/cookie-policy', '/parent-login'])
    await hasLinkTo(page, path);
});

// @see core §2.7, content §2.11, §2.56
test('The short terms show their seven sections and the governing law, and link to the full text', async ({
  openPlain,
}) => {
  const page = await openPlain('/terms');
  await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText([
    'Agreement',
    'Services',
    'Admissions and Enrolment',
    'Intellectual Property',
    'Code of Conduct',
    'Limits of Liability',
    'Governing Law',
  ]);
  await expect(main(page)).toContainText('The law of England and Wales governs these terms');
  for (const path of ['/privacy', '/terms', '/legal/general-terms', '/legal/admissions-policy'])
    await hasLinkTo(page, path);
});
