import type { Locator, Response } from '@playwright/test';
import { figures } from '#content/legal/figures.ts';
import { policies } from '#content/legal/policies.ts';
import { school } from '#content/school.ts';
import { addPolicyVersion } from '#database/samples/policy-versions.ts';
import { allScreens } from './support/all-screens.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';

const specifiedPaths = [
  'general-terms',
  'privacy-policy',
  'cookie-policy',
  'admissions-policy',
  'academic-integrity',
  'it-security',
  'hr-policy',
  'safeguarding',
  'governance',
  'complaints',
  'anti-bribery',
  'whistleblowing',
  'equality-diversity',
  'disclaimer',
];

// @see core §2.8, content §2.13, §2.17–18, §2.62, §3.10
test('The hub lists the 14 policies with link, description and icon, and links to the portal', async ({
  openPlain,
}) => {
  const page = await openPlain('/legal');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Legal and Policy Hub');
  const cards = main.getByRole('listitem');
  await expect(cards).toHaveCount(specifiedPaths.length);
  for (const [index, slug] of specifiedPaths.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/legal/${slug}`);
    await expect(card.getByRole('paragraph')).toHaveText(/\w.{40,}\.$/);
    await expect(card.locator('svg')).toHaveCount(1);
  }
  const portal = main.getByRole('region', { name: 'Secure Communication' });
  await expect(portal.getByRole('link', { name: 'Login to Portal' })).toHaveAttribute('href', '/parent-login');
});

test.describe('A policy', () => {
  // @see content §2.63, §2.76, §9.40
  test('shows its number and last update, and links back to the hub', async ({ openPlain }) => {
    for (const [slug, number] of [
      ['anti-bribery', 9],
      ['whistleblowing', 10],
      ['equality-diversity', 11],
    ]) {
      const page = await openPlain(`/legal/${slug}`);
      const main = page.getByRole('main');
      await expect(main.getByText(`Policy ${number} of 11`)).toBeVisible();
      await expect(main.getByText('Last Updated: January 2025', { exact: true }).last()).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to Legal Hub' })).toHaveAttribute('href', '/legal');
    }
  });

  // @see content §2.83
  test('shows the current date as last update if it is the Cookie Policy', async ({ openPlain }) => {
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
    const page = await openPlain('/legal/cookie-policy');
    await expect(page.getByRole('main')).toContainText(`Last Updated: ${today}`);
  });

  // @see disclaimer 6.1, translations legal.englishPrevails
  test('states in a translation, and not in English, that the English version prevails', async ({ openPlain }) => {
    const page = await openPlain('/fr/legal/complaints');
    await expect(page.getByRole('main')).toContainText('c’est la version anglaise qui fait foi');
    await openPlain('/legal/complaints');
    await expect(page.getByRole('main')).not.toContainText('prevails');
  });

  // @see core §2.8, content §2.17–18, §2.65, §2.67–72
  test('is found at each path of the list; other paths return 404', async ({ request }) => {
    for (const { slug } of policies) {
      const response = await request.get(`/legal/${slug}`);
      expect(response.status(), slug).toBe(200);
      expect(await response.text()).toContain('id="1.1"');
    }
    expect((await request.get('/legal/no-such-policy')).status()).toBe(404);
    expect((await request.get('/legal/complaints/4.2')).status()).toBe(404);
  });

  test('hydrates without errors, with its text in no script', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto('/legal/complaints');
    await waitForHydration(page);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(await script.text()).not.toContain('tell us. Most concerns');
    for (const path of [
      '/ar/legal/whistleblowing',
      ...(allScreens ? ['/legal/admissions-policy', '/zh/legal/complaints'] : []),
    ]) {
      await page.goto(path);
      await waitForHydration(page);
    }
    expect(errors).toEqual([]);
  });

  test('marks the section that is read in its contents', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto('/legal/complaints');
    await waitForHydration(page);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = contents.locator('[aria-current="true"]');
    await expect(current).toHaveCount(0);
    for (const number of [2, 6, 1]) {
      await page.locator(`[id="${number}"]`).evaluate((section) => section.scrollIntoView());
      await expect(current).toHaveAttribute('href', `#${number}`);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    // @see pages/governance independence paragraphs 0, pages/legal-hub note
    test('has an address for each clause that scrolls to it and highlights it', async ({ openPlain }) => {
      const page = await openPlain('/legal/complaints#4.2');
      const clause = page.locator('[id="4.2"]');
      await expect(clause).toBeInViewport();
      await expect(clause).toContainText(`within ${figures.academicAppealWorkingDays} Working Days`);
      await expect(clause).toHaveCSS('background-color', 'rgb(246, 236, 216)');
      await page.getByRole('link', { name: 'Clause 4.3', exact: true }).click();
      await expect(page).toHaveURL('/legal/complaints#4.3');
      await expect(page.locator('[id="4.3"]')).toHaveCSS('background-color', 'rgb(246, 236, 216)');
    });

    test('expands its table of contents on a phone, with links to the sections', async ({ openPlain }) => {
      const page = await openPlain('/legal/complaints');
      await page.setViewportSize({ width: 360, height: 740 });
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await expect(contents.getByRole('link')).toHaveCount(0);
      await contents.getByText('Contents').click();
      await contents.getByRole('link', { name: 'External review' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'External review' })).toBeInViewport();
    });
  });

  test('prints only its text with the name of the school and the last update', async ({ openPlain }) => {
    const page = await openPlain('/legal/complaints');
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role).first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to Legal Hub' })).toBeHidden();
    const printed = page.getByRole('main');
    await expect(printed.getByText(school.name, { exact: true })).toBeVisible();
    await expect(printed.getByText('Last Updated: January 2025').first()).toBeVisible();
    await expect(printed.getByRole('link', { name: 'Clause 4.2', exact: true })).toBeVisible();
  });
});

test.describe('A diagram beside the text', () => {
  const textsOf = (diagram: Locator) => diagram.getByRole('listitem').allInnerTexts();

  // @see content §9.15, admissions-policy 6.2
  test('shows the refunds by the day of the notice', async ({ openPlain }) => {
    const page = await openPlain('/legal/admissions-policy');
    const tiers = await textsOf(page.getByRole('figure', { name: /^Refund of the tuition paid/ }));
    expect(tiers.map((tier) => tier.replace(/\s+/g, ' '))).toEqual([
      'More than 30 days before the Start Date 100%',
      '15 to 30 days before 50%',
      'Fewer than 15 days before 25%',
      'On or after the Start Date, or if the student does not attend 0%',
    ]);
  });

  // @see content §4.5, §9.31–36, complaints introduction
  test('shows the deadlines of a complaint in order, with links to their clauses', async ({ openPlain }) => {
    const page = await openPlain('/legal/complaints');
    const diagram = page.getByRole('figure', { name: 'A complaint, step by step' });
    const steps = await textsOf(diagram);
    expect(steps.map((step) => /\d+ (working|calendar) days/.exec(step)?.[0])).toEqual([
      '10 working days',
      '30 calendar days',
      '5 working days',
      '20 working days',
      '10 working days',
      '20 working days',
      '20 working days',
    ]);
    const links = await diagram.getByRole('link').all();
    for (const [index, link] of links.entries()) {
      const clause = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
      const days = /\d+ (working|calendar) days/.exec(steps[index] ?? '')?.[0] ?? 'no deadline';
      await expect(clause).toContainText(days, { ignoreCase: true });
    }
  });

  // @see content §4.10–11, §9.39
  test('shows the steps of a whistleblowing report from receipt to outcome', async ({ openPlain }) => {
    const page = await openPlain('/legal/whistleblowing');
    const steps = await textsOf(page.getByRole('figure', { name: 'What happens to a report' }));
    expect(steps.map((step) => step.split('\n')[0])).toEqual([
      'Acknowledged',
      'Assessed',
      'Investigated',
      'Escalated, if serious or systemic',
      'Outcome',
    ]);
    expect(steps[0]).toContain('5 working days');
  });
});

test('A person acknowledges a changed policy by keyboard, which removes the notice from every page', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent');
  // Published before the accounts of all other test people were created.
  await school.asOwner(`update profiles set created_at = '2000-01-01' where id = $1`, [person.id]);
  await addPolicyVersion(school.asOwner, { policy: 'hr-policy', number: 1, publishedAt: new Date('2000-01-02') });
  await page.goto('/inbox');
  await waitForHydration(page);
  const notice = page.getByRole('link', { name: 'Read and acknowledge' });
  await notice.press('Enter');
  await expect(page).toHaveURL('/account/policies');
  await expect(notice).toHaveCount(0);
  await pressEnter(page.getByRole('button', { name: /I have taken note: .+, version 1/ }));
  await expect(page.getByRole('status').getByText('We have recorded that you have taken note.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Acknowledged' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Portal navigation' }).getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/inbox');
  await expect(notice).toHaveCount(0);
});
