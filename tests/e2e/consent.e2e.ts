import type { BrowserContext, Page } from '@playwright/test';
import { localizedPath } from '#i18n/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration, waitForIdle, watchReact } from './support/hydration.ts';
import { siteCookieName } from './support/sites.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this website' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const record = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

async function mirror(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === siteCookieName('cookieConsent'))?.value;
}

/** Collects the addresses that the pages request from other sites. */
function externalRequests(context: BrowserContext, baseURL: string | undefined): string[] {
  const external: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) external.push(request.url());
  });
  return external;
}

async function open(page: Page, path = '/') {
  await page.goto(path);
  await waitForHydration(page);
}

test.describe('The cookie banner', () => {
  // @see core §2.13, §2.19, §4.13, cookie-policy introduction, cookie-policy 2.1, cookie-policy 2.6
  // @see cookie-policy 7.1, cookie-policy 7.2
  test('is shown with its three buttons on every page before a choice', async ({ openPlain }) => {
    for (const path of ['/', '/parent-login', '/no-such-page']) {
      const page = await openPlain(path);
      await expect(banner(page)).toBeVisible();
      const names = await banner(page).getByRole('button').allTextContents();
      expect(names).toEqual(['Reject Optional', 'Manage Preferences', 'Accept All']);
    }
  });

  // @see core §3.10, §4.14, §9.8, cookie-policy introduction, cookie-policy 2.1
  test('allows all categories, stores the time and stays hidden after Accept All', { tag: '@https' }, async ({
    page,
    context,
  }) => {
    await open(page);
    const before = Date.now();
    await button(page, 'Accept All').click();
    await expect(banner(page)).toBeHidden();
    const stored = await record(page);
    expect(stored).toEqual({ essential: true, functional: true, analytics: true, timestamp: expect.any(String) });
    const timestamp = String(stored?.['timestamp']);
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(await mirror(context)).toBe('essential.functional.analytics');
    await page.reload();
    await waitForHydration(page);
    await expect(banner(page)).toBeHidden();
  });

  // @see core §4.15, cookie-policy introduction, cookie-policy 2.1, cookie-policy 2.3, cookie-policy 3.5
  test('allows only essential items after Reject Optional, and restores a lost cookie from the stored record', async ({
    page,
    context,
    baseURL,
  }) => {
    const external = externalRequests(context, baseURL);
    await open(page);
    await button(page, 'Reject Optional').click();
    await expect(banner(page)).toBeHidden();
    expect(await record(page)).toMatchObject({ essential: true, functional: false, analytics: false });
    expect(await mirror(context)).toBe('essential.-.-');
    await context.clearCookies();
    await open(page, '/parent-login');
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => mirror(context)).toBe('essential.-.-');
    expect(external).toEqual([]);
    const names = (await context.cookies()).map(({ name }) => name).toSorted();
    expect(names).toEqual(['cookieConsent', 'zone'].map((name) => siteCookieName(name)));
  });

  // @see core §4.18, cookie-policy 2.4
  test('is hidden in all tabs by a choice in one; Manage Cookies deletes the choice and shows it again after a reload', async ({
    page,
    context,
  }) => {
    await open(page);
    const other = await context.newPage();
    await watchReact(other);
    await open(other, '/parent-login');
    await expect(banner(other)).toBeVisible();
    await button(page, 'Accept All').click();
    await expect(banner(page)).toBeHidden();
    await expect(banner(other)).toBeHidden();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await button(page, 'Manage Cookies').click();
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(false);
    expect(await record(page)).toBeNull();
    expect(await mirror(context)).toBeUndefined();
  });

  test('is shown for an invalid stored record, and works by keyboard without scrolling the page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"functional":"yes"}'));
    await open(page);
    await expect(banner(page)).toBeVisible();
    await banner(page)
      .getByRole('button', { name: 'Reject Optional' })
      .evaluate((first) => {
        first.focus({ preventScroll: true });
      });
    for (const name of ['Manage Preferences', 'Accept All']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await button(page, 'Manage Preferences').press('Enter');
    await page.getByRole('switch', { name: 'Functional' }).press('Space');
    await expect(page.getByRole('switch', { name: 'Functional' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Manage Preferences')).toBeFocused();
  });
});

// @see core §2.20, §4.16, §5.10, cookie-policy introduction, cookie-policy 2.1, cookie-policy 2.2
// @see translations consent, translations translation
test('Only essential cookies are preselected; Cancel stores nothing, Save Preferences stores the choice', async ({
  page,
  context,
}) => {
  const option = (name: string) => dialog(page).getByRole('switch', { name });
  await open(page);
  await button(page, 'Manage Preferences').click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('switch')).toHaveCount(3);
  await expect(option('Essential')).toBeChecked();
  await expect(option('Essential')).toBeDisabled();
  await expect(option('Functional')).not.toBeChecked();
  await expect(option('Analytics')).not.toBeChecked();

  await option('Functional').check();
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await record(page)).toBeNull();
  await button(page, 'Manage Preferences').click();
  await expect(option('Functional')).not.toBeChecked();

  await option('Analytics').check();
  await button(page, 'Save Preferences').click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toMatchObject({ essential: true, functional: false, analytics: true });
  expect(await mirror(context)).toBe('essential.-.analytics');
});

test('Without JavaScript, each cookie choice is stored in the cookie and returns to the same page', {
  tag: '@https',
}, async ({ openPlain }) => {
  const page = await openPlain('/parent-login?redirectTo=%2Finbox');
  const context = page.context();
  await button(page, 'Reject Optional').click();
  await expect(page).toHaveURL('/parent-login?redirectTo=%2Finbox');
  await expect(banner(page)).toBeHidden();
  expect(await mirror(context)).toBe('essential.-.-');
  await button(page, 'Manage Cookies').click();
  await expect(banner(page)).toBeVisible();
  await button(page, 'Manage Preferences').click();
  await page.getByRole('switch', { name: 'Functional' }).check();
  await button(page, 'Save Preferences').click();
  await expect(banner(page)).toBeHidden();
  expect(await mirror(context)).toBe('essential.functional.-');
});

test('A cookie choice or withdrawal before hydration changes the cookie and the stored record', async ({
  page,
  context,
}) => {
  const react = await holdReact(page);
  await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
  await button(page, 'Accept All').click({ noWaitAfter: true });
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => record(page)).toMatchObject({ essential: true, functional: true, analytics: true });
  expect(await mirror(context)).toBe('essential.functional.analytics');
  react.release();
  await waitForHydration(page);
  await expect(banner(page)).toBeHidden();

  const reactAgain = await holdReact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await button(page, 'Manage Cookies').click({ noWaitAfter: true });
  await expect(banner(page)).toBeVisible();
  reactAgain.release();
  await waitForHydration(page);
  await expect(banner(page)).toBeVisible();
  expect(await record(page)).toBeNull();
  expect(await mirror(context)).toBeUndefined();
});

const pagesBeforeConsent = {
  en: ['/', '/admissions', '/legal/cookie-policy', '/no-such-page', '/parent-login'],
  ar: ['/', '/admissions', '/legal/cookie-policy'],
} as const;

for (const language of ['en', 'ar'] as const) {
  // @see privacy-policy 6.3, cookie-policy 2.2, cookie-policy 2.3, cookie-policy 3.4, cookie-policy 3.5
  // @see cookie-policy 6.1, cookie-policy 6.2, pages/privacy sections 3 paragraphs 1
  // @see pages/our-philosophy absent list 3
  test(`Before consent, pages in ${language} request nothing from other sites and store at most language and time zone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const external = externalRequests(context, baseURL);
    for (const path of pagesBeforeConsent[language]) {
      await open(page, localizedPath(language, path));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await waitForIdle(page);
    }
    await page.locator('header [commandfor=translation]:visible').first().click();
    await expect(page.locator('#translation')).toBeVisible();
    expect(external).toEqual([]);
    const allowed = language === 'en' ? [] : ['language'];
    const cookies = language === 'en' ? ['zone'] : allowed;
    expect((await context.cookies()).map(({ name }) => name)).toEqual(cookies.map(siteCookieName));
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // scroll positions are essential (PD-26)
    expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual(allowed);
  });
}

// @see cookie-policy 2.5, cookie-policy 5.1, cookie-policy 5.2, cookie-policy 5.3
test('Withdrawing functional cookies removes what the external translation stored, also on the parent domain', {
  tag: '@https',
}, async ({ page, context, baseURL }) => {
  await context.route('https://translate.google.com/**', (route) => route.fulfill({ body: '' }));
  const { protocol, port } = new URL(baseURL ?? '');
  const host = 'www.school.localhost';
  const cookie = { name: 'googtrans', value: '/en/de', path: '/' };
  await open(page, `${protocol}//${host}:${port}/`);
  await button(page, 'Accept All').click();
  await context.addCookies([
    { ...cookie, domain: host },
    { ...cookie, domain: '.school.localhost' },
  ]);
  await page.evaluate(() => localStorage.setItem('gt-settings', 'x'));
  await page.reload();
  await waitForHydration(page);
  expect((await context.cookies()).filter(({ name }) => name === 'googtrans')).toHaveLength(2);
  const reloaded = page.waitForEvent('domcontentloaded');
  await button(page, 'Manage Cookies').click();
  await reloaded;
  await waitForHydration(page);
  await button(page, 'Reject Optional').click();
  await expect(banner(page)).toBeHidden();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('googtrans');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
});
