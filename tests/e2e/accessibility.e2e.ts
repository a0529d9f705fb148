import { type Language, languageCodes } from '../../content/languages.ts';
import { policies } from '../../content/legal/policies.ts';
import type { Role } from '../../content/roles.ts';
import { allScreens } from './support/all-screens.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';
import { siteCookie } from './support/sites.ts';

/**
 * `npm test` scans wide English and narrow Arabic screens in turns, and the policies that have diagrams; `npm run test:all`
 * scans every policy and screen in every language at every width.
 */
const policiesSeen = allScreens
  ? policies.map(({ slug }) => slug)
  : ['admissions-policy', 'complaints', 'whistleblowing'];

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
  ['/admissions?topic=safeguarding', 'visitor'],
  ['/privacy', 'visitor'],
  ['/accessibility', 'visitor'],
  ['/terms', 'visitor'],
  ['/governance', 'visitor'],
  ['/parent-login', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/reset-password', 'visitor'],
  ['/invitation', 'visitor'],
  ['/confirm-email?done=refusedOld', 'visitor'],
  ['/legal', 'visitor'],
  ...policiesSeen.map((slug): [string, 'visitor'] => [`/legal/${slug}`, 'visitor']),
  ['/no-such-page', 'visitor'],
  ['/', 'parent'],
  ['/change-password', 'parent'],
  ['/account', 'parent'],
  ['/parent-dashboard', 'parent'],
  ['/parent-dashboard', 'mentor'],
  ['/students', 'mentor'],
  ['/inbox?compose', 'parent'],
  ['/account/notifications', 'parent'],
  ['/admin-console', 'admin'],
  ['/admin-console?add', 'admin'],
  ['/admin-console/students', 'admin'],
  ['/admin-console/students?add', 'admin'],
];
const languagesOf = (screen: number): readonly Language[] =>
  allScreens ? languageCodes : [screen % 2 === 0 ? 'en' : 'ar'];
const widthsIn = (language: Language) => (allScreens ? [360, 768, 1440] : [language === 'ar' ? 360 : 1440]);

// a scan takes a second, on a busy machine ten
test.describe.configure({ timeout: allScreens ? 300_000 : 120_000 });

for (const [index, [path, who]] of screens.entries()) {
  const languagesSeen = languagesOf(index);
  test(`axe finds nothing on ${path} as ${who}`, async ({ page: visitor, signedInAs, baseURL }) => {
    const page = who === 'visitor' ? visitor : (await signedInAs(who)).page;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchReact(page);
    // a link that is half under the question about cookies is too small a target, until one scrolls
    await page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
    for (const language of languagesSeen) {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto(path);
      await reactLives(page);
      // a stored choice is preferred to the cookie
      if (language !== languagesSeen.at(-1)) await page.evaluate(() => localStorage.removeItem('language'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violationsOf(page), `${language}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('axe finds nothing in the question about cookies', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 256],
    [360, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violationsOf(page, '[data-cookie-banner]'), `${width} px`).toEqual([]);
  }
});

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
  for (const language of ['en', 'ar'] as const) {
    await context.addCookies([{ name: 'language', value: language, url: process.env['E2E_ORIGIN'] ?? '' }]);
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin-console/insights');
      await page.locator('main summary').click();
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
