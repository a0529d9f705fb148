import type { Page } from '@playwright/test';
import { type Language, languageCodes, languages } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { allScreens } from './support/all-screens.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration } from './support/hydration.ts';
import { siteCookie, siteCookieName } from './support/sites.ts';
import { texts } from './support/texts.ts';

const html = (page: Page) => page.locator('html');
const email = (page: Page) => page.locator('input[name=email]');

/** Chooses a language in the dialog, in any language of the page. */
async function choose(page: Page, language: Language) {
  await page.locator('header [commandfor=translation]:visible').first().click();
  await page.locator(`#translation button[value=${language}]`).click({ noWaitAfter: true });
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

const cookie = (value: Language) => siteCookie('language', value);

test.describe('Choosing a language', () => {
  // @see core §1.12, §4.20
  test('changes all texts without a reload, keeps typed values, and shows an error while offline', async ({
    page,
    context,
  }) => {
    await page.goto('/parent-login');
    await waitForHydration(page);
    await email(page).fill('family@example.org');
    await page.locator('input[name=password]').fill('Half-a-passw');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    await context.setOffline(true);
    await choose(page, 'fr');
    const toast = page.getByRole('status', { name: 'Notices' }).getByRole('listitem');
    await expect(toast).toContainText('An error occurred. Please try again.');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(email(page)).toHaveValue('family@example.org');
    expect(await stored(page)).toBeNull();
    await context.setOffline(false);
    // toasts are above an open dialog
    await toast.getByRole('button', { name: 'Close this notice' }).click();
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    for (const language of allScreens ? (['ar', 'fr', 'zh', 'en'] as const) : (['ar', 'en'] as const)) {
      await choose(page, language);
      await expect(html(page)).toHaveAttribute('lang', language);
      await expect(html(page)).toHaveAttribute('dir', languages[language].direction);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language]('login.title'));
      await expect(page).toHaveTitle(`${texts[language]('login.title')} – ${school.name}`);
      await expect(email(page)).toHaveValue('family@example.org');
      await expect(page.locator('input[name=password]')).toHaveValue('Half-a-passw');
      expect(await stored(page)).toBe(language);
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === siteCookieName('language'))?.value).toBe(language);
    }

    // a rejected form keeps its errors and values
    await email(page).fill('not-an-address');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(email(page)).toHaveAccessibleDescription('Invalid email format');
    await choose(page, 'fr');
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await expect(email(page)).toHaveAccessibleDescription(texts.fr('validation.email.invalid'));
    await expect(email(page)).toHaveValue('not-an-address');
    expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
  });

  test('replaces the stored language even before hydration', async ({ page, context }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', 'fr');
    });
    await context.addCookies([cookie('fr')]);
    await holdReact(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await choose(page, 'zh');
    await expect(html(page)).toHaveAttribute('lang', 'zh');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(html(page)).toHaveAttribute('lang', 'zh');
    expect(await stored(page)).toBe('zh');
  });
});

test('The pressed button of a language shows that it works until the page has the language', async ({ page }) => {
  await page.goto('/parent-login');
  await waitForHydration(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/preferences/language', async (route) => {
    await released;
    await route.continue();
  });
  await choose(page, 'fr');
  const button = page.locator('#translation button[value=fr]');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test.describe('The server’s response', () => {
  for (const language of languageCodes) {
    // @see core §4.21
    test(`is in ${language} with that language in the cookie`, async ({ request }) => {
      const response = await request.get('/parent-login', {
        headers: { cookie: `${siteCookieName('language')}=${language}` },
      });
      const text = await response.text();
      expect(text).toContain(`<html lang="${language}" dir="${languages[language].direction}"`);
      expect(text).toContain(texts[language]('login.title'));
    });
  }

  test('is in English without a supported language in the cookie, whatever the browser accepts', async ({
    request,
  }) => {
    for (const value of ['', 'de', 'EN', 'constructor', '%00']) {
      const response = await request.get('/', {
        headers: { cookie: `${siteCookieName('language')}=${value}`, 'accept-language': 'ar' },
      });
      expect(await response.text()).toContain('<html lang="en" dir="ltr"');
    }
  });
});

test.describe('A language in local storage', () => {
  // @see core §3.11, cookie-policy 3.5
  test('overrides a different cookie with one reload', { tag: '@https' }, async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ar'));
    await context.addCookies([cookie('fr')]);
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    expect(documents).toBe(2);
    expect((await context.cookies()).find(({ name }) => name === siteCookieName('language'))?.value).toBe('ar');
  });

  test('is ignored if the site does not support it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto('/');
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });
});

test.describe('A signed-in person', () => {
  test('gets their language on the portal pages of another device', async ({ signedInAs, openPlain, school }) => {
    const { page, person } = await signedInAs('parent');
    await page.goto('/parent-dashboard');
    await waitForHydration(page);
    await choose(page, 'ar');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    const accountLanguage = await school.asOwner('select language from accounts.people where id = $1', [person.id]);
    expect(accountLanguage).toEqual([{ language: 'ar' }]);

    const otherDevice = await openPlain('/parent-dashboard', person);
    await expect(html(otherDevice)).toHaveAttribute('lang', 'ar');
    await expect(html(otherDevice)).toHaveAttribute('dir', 'rtl');
  });

  test('moves from a public page in the device’s language to the portal in the account’s language', async ({
    signedInAs,
    school,
  }) => {
    const { page, context, person } = await signedInAs('parent');
    await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [person.id]);
    await context.addCookies([cookie('fr')]);
    await page.addInitScript(() => localStorage.setItem('language', 'fr'));
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/');
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts.fr('nav.dashboard') })
      .click();
    await expect(page).toHaveURL('/parent-dashboard');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('banner').getByRole('link', { name: texts.ar('nav.dashboard') })).toBeVisible();
    expect(documents).toBe(2);
    await page.goto('/parent-dashboard');
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    expect(documents).toBe(3);
  });
});

test.describe('The language form without JavaScript', () => {
  // @see core §4.20
  test('stores the choice and returns to the page', { tag: '@https' }, async ({ openPlain }) => {
    const page = await openPlain('/parent-login?redirectTo=%2Finbox');
    await choose(page, 'ar');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Finbox');
    await page.goto('/');
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
  });
});

test('An unsupported language is rejected with status 400 and sets no cookie', async ({ request, baseURL }) => {
  for (const form of [{ language: 'de' }, { language: '' }, { language: 'toString' }, {}]) {
    const response = await request.post('/preferences/language', { form, headers: { origin: baseURL ?? '' } });
    expect(response.status()).toBe(400);
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
});

test('The language form never redirects to another site', { tag: '@https' }, async ({ request, baseURL }) => {
  for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const response = await request.post('/preferences/language', {
      form: { language: 'fr', returnTo },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(response.headers()['location'] ?? '').not.toContain('evil');
    expect(response.headers()['location'] ?? '').not.toContain('javascript');
  }
});

test.describe('A page in Arabic', () => {
  test('mirrors the header', async ({ openPlain }) => {
    const page = await openPlain('/ar');
    await page.setViewportSize({ width: 1440, height: 900 });
    const [wordmark, login] = await Promise.all([
      page.locator('header a').first().boundingBox(),
      page.locator('header a[href="/parent-login"]:visible').boundingBox(),
    ]);
    expect(wordmark?.x).toBeGreaterThan(720);
    expect(login?.x).toBeLessThan(720);
  });

  test('opens the side menu at the left edge', async ({ openPlain }) => {
    const page = await openPlain('/ar');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: texts.ar('nav.openMenu') }).click();
    const menu = page.locator('#side-menu');
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  });

  test('does not scroll sideways on a phone', async ({ openPlain }) => {
    const page = await openPlain('/ar');
    await page.context().addCookies([cookie('ar')]);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/parent-login', '/forgot-password', '/no-such-page']) {
      await page.goto(path);
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
});

test('Each navigation of the router sets the title, focuses the new page, and scrolls to the anchor of a link', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page).toHaveTitle(/^Parent Portal Login/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle(/^Forgot password\?/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Parent Portal Login/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Contact us about admission' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Admission by invitation' })).toBeInViewport();
});
