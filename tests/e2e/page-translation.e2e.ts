import type { BrowserContext, Page } from '@playwright/test';
import { type Language, languageCodes } from '#content/languages.ts';
import { pageTranslation, pageTranslationHosts } from '#content/school.ts';
import { localizedPath } from '#i18n/paths.ts';
import { openSession, testPassword } from '../support/people.ts';
import { allScreens } from './support/all-screens.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { watchFaults } from './support/page-faults.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

/*
 * The external translation is a script at an address in content/school.ts. The tests serve a double there, which calls
 * back as the service does and adds a control to its slot. No test has called the real service.
 */

const address = pageTranslation.scriptAddress;
const double = `
  window.google = { translate: { TranslateElement: function ({ pageLanguage }, slot) {
    const control = document.createElement('select');
    control.setAttribute('aria-label', 'Outside translation of ' + pageLanguage);
    document.getElementById(slot).append(control);
  } } };
  window[new URL(document.currentScript.src).searchParams.get('cb')]();`;

async function serveDouble(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  await context.route(`${new URL(address).origin}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: double });
  });
  return requested;
}

const allowedCookie = 'cookieConsent=essential.functional.-';
const allow = (context: BrowserContext) => context.addCookies([siteCookie('cookieConsent', 'essential.functional.-')]);

const control = (page: Page) => page.getByLabel('Outside translation of en');
const openDialog = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Translate' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Language' });

// @see core §2.13, §4.19, §7.14, privacy-policy 6.3, cookie-policy 5.6, disclaimer 6.2
// @see pages/privacy sections 3 paragraphs 1, pages/our-philosophy absent list 3, translations consent
// @see translations translation
test('The language dialog has four languages, and the external translation only after consent and on another page', async ({
  page,
  context,
}) => {
  const requested = await serveDouble(context);
  const faults = await watchFaults(page);
  const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
  const allowOnly = async (category: string) => {
    await dialog(page).getByRole('button', { name: 'Manage Preferences' }).click();
    await preferences.getByRole('switch', { name: category }).check();
    await preferences.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(preferences).toBeHidden();
  };
  await page.goto('/');
  await waitForHydration(page);
  await openDialog(page);
  const names = await dialog(page).getByRole('list').getByRole('button').allTextContents();
  expect(names).toEqual(['English', 'العربية', 'Français', '中文']);
  await expect(dialog(page).getByText('only once you allow functional cookies')).toBeVisible();

  // analytics cookies alone do not load it
  await allowOnly('Analytics');
  await page.reload();
  await waitForHydration(page);
  await openDialog(page);
  await expect(dialog(page).getByText('only once you allow functional cookies')).toBeVisible();
  expect(requested).toEqual([]);

  // a page sent before consent does not load it
  await allowOnly('Functional');
  await expect(dialog(page).getByText('the next time this page is loaded')).toBeVisible();
  expect(requested).toEqual([]);
  await switchTo(page, 'fr');
  await expect(page.locator('#translation')).toBeHidden();
  await waitForHydration(page);
  await page.locator('header [commandfor=translation]:visible').first().click();
  await expect(page.getByLabel('Outside translation of fr')).toBeVisible();
  expect(faults).toEqual([]);
});

// @see core §4.19, §7.14, cookie-policy 5.1, cookie-policy 5.2, cookie-policy 5.3
test('With functional cookies, the external translation is loaded once with each page and shown in the dialog', async ({
  page,
  context,
}) => {
  const requested = await serveDouble(context);
  await allow(context);
  const faults = await watchFaults(page);
  await page.goto('/');
  await waitForHydration(page);
  await expect(control(page)).toHaveCount(1);
  await openDialog(page);
  await expect(dialog(page).getByLabel('Outside translation of en')).toBeVisible();
  expect(requested).toEqual([`${address}?cb=startPageTranslation`]);
  await switchTo(page, 'fr');
  await expect(page.getByLabel('Outside translation of fr')).toHaveCount(1);
  expect(requested).toHaveLength(2);
  expect(faults).toEqual([]);
});

/** Opens the page in another language. */
async function switchTo(page: Page, language: Language) {
  await page.locator(`#translation button[value=${language}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'));
const isLoaded = (page: Page) => page.evaluate(() => 'google' in window);

const admissionsPages = languageCodes.map((language) => localizedPath(language, '/admissions'));
const confidentialAddresses = [
  '/parent-login',
  '/forgot-password',
  ...admissionsPages,
  '/PARENT-LOGIN/',
  '/%70arent-login',
];

test('The security policy of pages with forms does not allow the external translation', async ({ request }) => {
  for (const path of confidentialAddresses) {
    // the first response is rendered, the second comes from the cache
    for (let visit = 0; visit < 2; visit++) {
      const response = await request.get(path, { headers: { cookie: allowedCookie } });
      expect(response.status(), path).toBe(200);
      const policy = response.headers()['content-security-policy'];
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).not.toMatch(/google/);
    }
  }
});

for (const path of allScreens ? confidentialAddresses.slice(1) : ['/ar/admissions']) {
  // @see cookie-policy 5.5, translations consent, translations translation
  test(`The external translation is not loaded on ${path}, a page with a form, and the dialog says why`, async ({
    page,
    context,
  }) => {
    const requested = await serveDouble(context);
    const faults = await watchFaults(page);
    await allow(context);
    await page.goto(path);
    await waitForHydration(page);
    await page.locator('header [commandfor=translation]:visible').first().click();
    const language = (await page.locator('html').getAttribute('lang')) as Language;
    await expect(page.getByText(texts[language]('translation.others.not-where-you-type'))).toBeVisible();
    expect(requested).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('Allowing functional cookies on pages with forms does not load the external translation, and the dialog says why', async ({
  page,
  context,
}) => {
  const requested = await serveDouble(context);
  const faults = await watchFaults(page);
  await page.goto('/parent-login');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await openDialog(page);
  await expect(dialog(page).getByText('we do not load any outside translation service')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await openDialog(page);
  await expect(dialog(page).getByText('we do not load any outside translation service')).toBeVisible();
  expect(requested).toEqual([]);
  expect(faults).toEqual([]);
});

test('The external translation is not kept on a page with a form after a link, a translated page or Forward', async ({
  page,
  context,
}) => {
  await serveDouble(context);
  await allow(context);
  const follow = async (name: string) => {
    await expect(control(page)).toHaveCount(1);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.locator('input[name=email]')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    expect(await isLoaded(page)).toBe(false);
  };
  await page.goto('/');
  await waitForHydration(page);
  await follow('Request Consultation');
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
  await follow('Parent Login');
  await waitForHydration(page);
  await page.goBack();
  await expect(control(page)).toHaveCount(1);
  await page.goForward();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await isLoaded(page)).toBe(false);
});

// @see translations consent, translations translation
test('The language dialog reports that the external translation does not respond', async ({ page, context }) => {
  await context.route(`${new URL(address).origin}/**`, (route) => route.abort());
  await allow(context);
  await page.goto('/');
  await waitForHydration(page);
  await openDialog(page);
  await expect(dialog(page).getByText('is not responding at the moment')).toBeVisible();
});

// @see privacy-policy 6.3, cookie-policy 5.5, it-security 3.8, pages/privacy sections 3 paragraphs 1
// @see pages/our-philosophy absent list 3, translations consent, translations translation
test('The external translation is not loaded for a signed-in person, and the dialog says why', async ({
  signedInAs,
}) => {
  const { page, context } = await signedInAs('parent');
  const requested = await serveDouble(context);
  await allow(context);
  for (const path of ['/', '/parent-dashboard']) {
    await page.goto(path);
    await waitForHydration(page);
    await openDialog(page);
    await expect(dialog(page).getByText('we do not load any outside translation service')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'العربية' })).toBeVisible();
  }
  expect(requested).toEqual([]);
});

test('The external translation is not kept when a visitor signs in', async ({ page, context, school }) => {
  await serveDouble(context);
  await allow(context);
  const { email } = await school.makePerson('parent');
  await page.goto('/');
  await expect(control(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await page.getByLabel('Email').fill(email);
  expect(await isLoaded(page)).toBe(false);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/parent-dashboard');
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  expect(await isLoaded(page)).toBe(false);
});

test('The external translation is not kept after a sign-in in another tab', async ({ page, context, school }) => {
  await serveDouble(context);
  await allow(context);
  await page.goto('/');
  await expect(control(page)).toHaveCount(1);
  const { id } = await school.makePerson('parent');
  await context.addCookies([siteCookie('session', await openSession(school, id))]);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  expect(await isLoaded(page)).toBe(false);
});

test.describe('The security policy', () => {
  const policyOf = async (get: Promise<{ headers(): Record<string, string> }>) =>
    (await get).headers()['content-security-policy'] ?? '';
  const hosts = Object.values(pageTranslationHosts).flat();

  test('contains the hosts of the external translation for visitors who allowed it', async ({ request }) => {
    const policy = await policyOf(request.get('/', { headers: { cookie: allowedCookie } }));
    expect(policy).toContain(`script-src 'self' ${pageTranslationHosts.script.join(' ')};`);
    for (const host of hosts) expect(policy).toContain(host);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  // @see cookie-policy 5.1, cookie-policy 5.2, cookie-policy 5.3
  test('omits the hosts of the external translation without consent and for signed-in people', async ({
    request,
    school,
  }) => {
    const session = await openSession(school, (await school.makePerson('parent')).id);
    const cookies = [
      '',
      'cookieConsent=essential.-.analytics',
      'cookieConsent=functional',
      `session=${session}; ${allowedCookie}`,
    ];
    for (const cookie of cookies) {
      for (const path of ['/', '/parent-dashboard']) {
        const policy = await policyOf(request.get(path, { headers: { cookie }, maxRedirects: 0 }));
        expect(policy).toMatch(/script-src 'self'( 'nonce-[^' ]+')?;/);
        for (const host of hosts) expect(policy, `${cookie} ${path}`).not.toContain(host);
      }
    }
  });
});
