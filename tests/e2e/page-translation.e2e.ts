import type { BrowserContext, Page } from '@playwright/test';
import { localizedPath } from '../../app/i18n/paths.ts';
import type { Language } from '../../content/languages.ts';
import { school as identity, pageTranslationHosts } from '../../content/school.ts';
import { testPassword } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';
import { watchFaults } from './support/page-faults.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

/*
 * The outside service stands behind an address of content/school.ts; here a double answers at it that calls back as the
 * service does and puts a control into the slot it is given. The real service was never asked.
 */

const address = identity.pageTranslation.scriptAddress;
const double = `
  window.google = { translate: { TranslateElement: function ({ pageLanguage }, slot) {
    const control = document.createElement('select');
    control.setAttribute('aria-label', 'Outside translation of ' + pageLanguage);
    document.getElementById(slot).append(control);
  } } };
  window[new URL(document.currentScript.src).searchParams.get('cb')]();`;

async function serveDouble(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${new URL(address).origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: double });
  });
  return asked;
}

const allow = (context: BrowserContext) => context.addCookies([siteCookie('cookieConsent', 'essential.functional.-')]);

const control = (page: Page) => page.getByLabel('Outside translation of en');
const openDialog = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Translate' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Language' });

test.beforeEach(({ page }) => watchReact(page));

test('The four languages and the way to others stand in one dialog, which asks for consent first', async ({
  page,
  context,
}) => {
  const asked = await serveDouble(context);
  await page.goto('/');
  await reactLives(page);
  await openDialog(page);
  const names = await dialog(page).getByRole('list').getByRole('button').allTextContents();
  expect(names).toEqual(['English', 'العربية', 'Français', '中文']);
  await expect(dialog(page).getByText('only once you allow functional cookies')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Manage Preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('Once functional cookies are allowed the outside control comes with the page and works in the dialog', async ({
  page,
  context,
}) => {
  const asked = await serveDouble(context);
  await allow(context);
  const faults = await watchFaults(page);
  await page.goto('/');
  await reactLives(page);
  await openDialog(page);
  await expect(dialog(page).getByLabel('Outside translation of en')).toBeVisible();
  expect(asked).toEqual([`${address}?cb=startPageTranslation`]);
  expect(faults).toEqual([]);
});

/** Switches the language of the page, which the client router does in the same document. */
async function switchTo(page: Page, language: Language) {
  await page.locator(`#translation button[value=${language}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('It comes once, however many pages the router opens', async ({ page, context }) => {
  const asked = await serveDouble(context);
  await allow(context);
  await page.goto('/');
  await reactLives(page);
  await expect(control(page)).toHaveCount(1);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await openDialog(page);
  await switchTo(page, 'fr');
  expect(await isSameDocument(page)).toBe(true);
  await expect(control(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'));

const confidentialAddresses = [
  '/parent-login',
  '/forgot-password',
  '/admissions',
  ...(['ar', 'fr', 'zh'] as const).map((language) => localizedPath(language, '/admissions')),
  '/PARENT-LOGIN/',
  '/%70arent-login',
];

for (const path of confidentialAddresses) {
  test(`It is not on ${path}, where people type, and the dialog says why`, async ({ page, context }) => {
    const asked = await serveDouble(context);
    const faults = await watchFaults(page);
    await allow(context);
    // the first visitor with this choice gets a page of their own, the next ones the one in memory
    for (let visit = 0; visit < 2; visit++) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).not.toMatch(/google/);
    }
    await reactLives(page);
    await page.locator('header [commandfor=translation]:visible').first().click();
    const language = (await page.locator('html').getAttribute('lang')) as Language;
    await expect(page.getByText(texts[language]('translation.others.not-where-you-type'))).toBeVisible();
    expect(asked).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('It does not come along from a public page to one where people type', async ({ page, context }) => {
  await serveDouble(context);
  await allow(context);
  for (const name of ['Parent Login', 'Request Consultation']) {
    await page.goto('/');
    await reactLives(page);
    await expect(control(page)).toHaveCount(1);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.locator('input[name=email]')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    expect(await page.evaluate(() => 'google' in window)).toBe(false);
  }
});

test('It does not come along through the history either', async ({ page, context }) => {
  await serveDouble(context);
  await allow(context);
  await page.goto('/parent-login');
  await reactLives(page);
  await page.goto('/');
  await reactLives(page);
  await expect(control(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
  await page.goForward();
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
});

test('Allowing functional cookies where people type does not bring it', async ({ page, context }) => {
  const asked = await serveDouble(context);
  await page.goto('/parent-login');
  await reactLives(page);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await openDialog(page);
  await expect(dialog(page).getByText('we do not load any outside translation service')).toBeVisible();
  await page.reload();
  await reactLives(page);
  expect(asked).toEqual([]);
});

test('Analytics alone does not bring it', async ({ page, context }) => {
  const asked = await serveDouble(context);
  await context.addCookies([siteCookie('cookieConsent', 'essential.-.analytics')]);
  await page.goto('/');
  await reactLives(page);
  await openDialog(page);
  await expect(dialog(page).getByText('only once you allow functional cookies')).toBeVisible();
  expect(asked).toEqual([]);
});

test('A page sent before consent waits for the next load, in navigations of the browser, too', async ({
  page,
  context,
}) => {
  const asked = await serveDouble(context);
  const faults = await watchFaults(page);
  await page.goto('/');
  await reactLives(page);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await openDialog(page);
  await expect(dialog(page).getByText('the next time this page is loaded')).toBeVisible();
  await switchTo(page, 'fr');
  await expect(page.locator('#translation')).toBeHidden();
  await page.locator('header [commandfor=translation]:visible').first().click();
  await expect(page.getByText(texts.fr('translation.others.needs-reload'))).toBeVisible();
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
  await page.reload();
  await reactLives(page);
  await page.locator('header [commandfor=translation]:visible').first().click();
  await expect(page.getByLabel('Outside translation of fr')).toBeVisible();
});

test('Where the service does not answer, the dialog says so', async ({ page, context }) => {
  await context.route(`${new URL(address).origin}/**`, (route) => route.abort());
  await allow(context);
  await page.goto('/');
  await reactLives(page);
  await openDialog(page);
  await expect(dialog(page).getByText('is not responding at the moment')).toBeVisible();
});

test('While signed in it is on no page, and the dialog says why', async ({ signedInAs }) => {
  const { page, context } = await signedInAs('parent');
  await watchReact(page);
  const asked = await serveDouble(context);
  await allow(context);
  for (const path of ['/', '/parent-dashboard', '/inbox']) {
    await page.goto(path);
    await reactLives(page);
    await openDialog(page);
    await expect(dialog(page).getByText('we do not load any outside translation service')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'العربية' })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('It does not come along when a visitor signs in', async ({ page, context, school }) => {
  await serveDouble(context);
  await allow(context);
  const { email } = await school.makePerson('parent');
  await page.goto('/');
  await expect(control(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/parent-dashboard');
  await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
});

test('It does not come along when the visitor signed in in another tab', async ({ page, context, signedInAs }) => {
  await serveDouble(context);
  await allow(context);
  await page.goto('/');
  await expect(control(page)).toHaveCount(1);
  const signedIn = await signedInAs('parent');
  const session = (await signedIn.context.cookies()).filter(({ name }) => name === 'session');
  await context.addCookies(session);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
});

test('A page that the service has rewritten is not carried on: the next one is loaded anew', async ({
  page,
  context,
}) => {
  await serveDouble(context);
  await allow(context);
  await page.goto('/');
  await reactLives(page);
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    Reflect.set(window, 'sameDocument', true);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(false);
});

test.describe('The security policy', () => {
  const policyOf = async (get: Promise<{ headers(): Record<string, string> }>) =>
    (await get).headers()['content-security-policy'] ?? '';
  const hosts = Object.values(pageTranslationHosts).flat();

  test('names the hosts of the service to visitors who allowed it', async ({ request }) => {
    const policy = await policyOf(request.get('/', { headers: { cookie: 'cookieConsent=essential.functional.-' } }));
    expect(policy).toContain(`script-src 'self' ${pageTranslationHosts.script.join(' ')};`);
    for (const host of hosts) expect(policy).toContain(host);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('names them to nobody else', async ({ request, signedInAs }) => {
    const { context } = await signedInAs('parent');
    const session = (await context.cookies()).find(({ name }) => name === 'session');
    const cookies = [
      '',
      'cookieConsent=essential.-.analytics',
      'cookieConsent=functional',
      `session=${session?.value}; cookieConsent=essential.functional.-`,
    ];
    for (const cookie of cookies) {
      for (const path of ['/', '/parent-dashboard']) {
        const policy = await policyOf(request.get(path, { headers: { cookie }, maxRedirects: 0 }));
        expect(policy).toContain("script-src 'self';");
        for (const host of hosts) expect(policy, `${cookie} ${path}`).not.toContain(host);
      }
    }
  });
});
