import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const titlesIn = (page: Page, name: string) =>
  region(page, name).getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();

test.describe('The home page', () => {
  // @see core §1.1, §2.17, content §1.1–3
  test('shows its nine sections in the order of the specification', async ({ openPlain }) => {
    const page = await openPlain('/');
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Six pillars',
      'A school day, wherever you are',
      'What a move can cost',
      'Two adults who know your child',
      'What will still be worth knowing',
      'Four stages, one path',
      'Aligned with frameworks known around the world',
      'Admission by invitation',
      'A global network, close at hand',
    ]);
  });

  // @see core §1.3, content §1.1–3
  test('shows the six pillars and the four stages', async ({ openPlain }) => {
    const page = await openPlain('/');
    expect(await titlesIn(page, 'Six pillars')).toEqual([
      'Continuity',
      'Scholarship',
      'Wellbeing',
      'Future Skills',
      'Human Mentorship',
      'Ethical Governance',
    ]);
    expect(await titlesIn(page, 'Four stages, one path')).toEqual([
      'Primary',
      'Middle Years',
      'Secondary',
      'University Preparation',
    ]);
  });

  // @see core §1.4, disclaimer 2.1, disclaimer 2.2, disclaimer 2.5, disclaimer 3.1, disclaimer 3.2, disclaimer 3.3
  // @see governance 2.2, governance 2.3, general-terms 3.8, pages/our-philosophy absent list 0
  // @see pages/our-philosophy absent list 2, pages/home alignment lead, pages/manifesto alignment text
  test('lists the frameworks as alignment only, and mentions no accreditation or testimonial', async ({
    openPlain,
  }) => {
    const page = await openPlain('/');
    const alignment = region(page, 'Aligned with frameworks known around the world');
    expect(await alignment.getByRole('term').allTextContents()).toEqual([
      'Cambridge',
      'IB',
      'OECD',
      'CEFR',
      'UNESCO ESD',
      '21st Century Skills',
    ]);
    await expect(alignment).toContainText('alignment only');
    await expect(page.getByRole('main')).not.toContainText(/accredited|testimonial/i);
  });

  test('links to admissions and to the global network with its cities', async ({ openPlain }) => {
    const page = await openPlain('/');
    const admissions = region(page, 'Admission by invitation');
    await expect(admissions).toHaveAttribute('id', 'contact');
    await expect(admissions).toContainText('within 48 hours');
    await expect(admissions.getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
      'href',
      '/admissions#enquiry',
    );
    const network = region(page, 'A global network, close at hand');
    await expect(network.getByRole('link')).toHaveAttribute('href', '/global-network');
    expect(await network.getByRole('listitem').allTextContents()).toEqual(
      ['London', 'Monaco', 'Zurich', 'Dubai', 'New York', 'Singapore'].map((city) => expect.stringContaining(city)),
    );
  });
});
