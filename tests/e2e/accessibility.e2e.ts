import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Role } from '../../app/features/accounts/accounts.ts';
import { languageCodes } from '../../content/languages.ts';
import { policies } from '../../content/legal/policies.ts';
import { expect, test } from './fixtures.ts';
import { reactLives, watchReact } from './hydration.ts';

/** `npm test` looks at both directions, both ends and the policies that have diagrams; `npm run test:all` at everything. */
const isWhole = process.env['ALL_SCREENS'] === 'yes';
const policiesSeen = isWhole ? policies.map(({ slug }) => slug) : ['admissions-policy', 'complaints', 'whistleblowing'];

/** Every screen by its path, and who looks at it; nobody: a visitor. A new screen is one line more. */
const screens: [path: string, who: Role | 'visitor'][] = [
  ['/', 'visitor'],
  ['/vision', 'visitor'],
  ['/our-philosophy', 'visitor'],
  ['/manifesto', 'visitor'],
  ['/curriculum', 'visitor'],
  ['/faculty', 'visitor'],
  ['/global-presence', 'visitor'],
  ['/global-network', 'visitor'],
  ['/admissions', 'visitor'],
  ['/privacy', 'visitor'],
  ['/accessibility', 'visitor'],
  ['/terms', 'visitor'],
  ['/governance', 'visitor'],
  ['/parent-login', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/legal', 'visitor'],
  ...policiesSeen.map((slug): [string, 'visitor'] => [`/legal/${slug}`, 'visitor']),
  ['/no-such-page', 'visitor'],
  ['/', 'parent'],
  ['/change-password', 'parent'],
  ['/parent-dashboard', 'parent'],
  ['/parent-dashboard', 'mentor'],
  ['/inbox?compose', 'parent'],
  ['/admin-console', 'admin'],
  ['/admin-console/students', 'admin'],
];
const languagesSeen = isWhole ? languageCodes : (['en', 'ar'] as const);
const widths = isWhole ? [360, 768, 1440] : [360, 1440];

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

for (const [path, who] of screens) {
  for (const language of languagesSeen) {
    test(`axe finds nothing on ${path} as ${who} in ${language}`, async ({ page: visitor, signedInAs, baseURL }) => {
      const page = who === 'visitor' ? visitor : (await signedInAs(who)).page;
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchReact(page);
      await page.goto(path);
      await reactLives(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsOf(page), `${width} px`).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the open dialogs and the open side menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchReact(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/');
  await reactLives(page);
  await page.getByRole('button', { name: 'Manage Preferences' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Translate' }).click();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the insights with their table open', async ({ signedInAs, school }) => {
  await school.asOwner(`insert into page_counts (day, page, language, views, lcp_good, lcp_poor, cls_good)
    values ((now() at time zone 'utc')::date, '/legal/disclaimer', 'fr', 12, 9, 3, 12) on conflict do nothing`);
  const { page, context } = await signedInAs('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languagesSeen) {
    await context.addCookies([{ name: 'language', value: language, url: process.env['E2E_ORIGIN'] ?? '' }]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin-console/insights');
      await page.locator('summary').click();
      expect(await violationsOf(page), `${language}, ${width} px`).toEqual([]);
    }
  }
});

test('axe finds nothing on a form that was refused', async ({ page }) => {
  await watchReact(page);
  await page.goto('/parent-login');
  await reactLives(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
