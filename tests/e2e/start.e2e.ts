import type { Page } from '@playwright/test';
import { languageCodes } from '../../content/languages.ts';
import { expect, test } from './support/fixtures.ts';
import { breakReact, holdReact, reactLives, watchReact } from './support/hydration.ts';
import { watchFaults } from './support/page-faults.ts';
import { siteCookie } from './support/sites.ts';

const email = (page: Page) => page.locator('input[name=email]');
const password = (page: Page) => page.locator('input[name=password]');
const eye = (page: Page) => page.getByRole('button', { name: 'Show password' });

/** Counts how often the eye changed what it says: once a click that React handled. */
async function countToggles(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const toggles: MutationRecord[] = [];
    Reflect.set(window, 'toggles', toggles);
    new MutationObserver((records) => toggles.push(...records)).observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-pressed'],
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'toggles').length);
}

test.describe('Before React lives', () => {
  test.beforeEach(({ page }) => watchReact(page));

  for (const clicks of [1, 6, 7]) {
    test(`${clicks} clicks on a button that only React can serve are made good exactly once each`, async ({ page }) => {
      const react = await holdReact(page);
      await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
      const toggles = await countToggles(page);
      for (let click = 0; click < clicks; click++) await eye(page).click();
      expect(await toggles()).toBe(0);
      react.release();
      await reactLives(page);
      await expect.poll(toggles).toBe(clicks);
      await expect(password(page)).toHaveAttribute('type', clicks % 2 === 1 ? 'text' : 'password');
    });
  }

  test('no click of a storm that goes on while React takes over is lost or counted twice', async ({ page }) => {
    const react = await holdReact(page);
    await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
    const toggles = await countToggles(page);
    const storm = eye(page).evaluate(
      (button: HTMLElement) =>
        new Promise<void>((resolve) => {
          let left = 150;
          const timer = setInterval(() => {
            button.click();
            left -= 1;
            if (left === 0) resolve(clearInterval(timer));
          }, 4);
        }),
    );
    react.release();
    await Promise.all([storm, reactLives(page)]);
    await expect.poll(toggles).toBe(150);
  });

  test('what is typed stays, with the caret where it was', async ({ page }) => {
    const react = await holdReact(page);
    await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
    await email(page).fill('family@example');
    await password(page).fill('Half-a-passw');
    await password(page).press('ArrowLeft');
    react.release();
    await reactLives(page);
    await page.keyboard.type('XY');
    await expect(email(page)).toHaveValue('family@example');
    await expect(password(page)).toHaveValue('Half-a-passXYw');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expect(email(page)).toHaveValue('family@example');
  });

  test('a dialog opens, and a switch that was turned in it stays turned and is saved', async ({ page }) => {
    const react = await holdReact(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Manage Preferences' }).click();
    await page.getByRole('switch', { name: 'Analytics' }).check();
    react.release();
    await reactLives(page);
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? '{}'));
    expect(record).toMatchObject({ functional: false, analytics: true });
  });

  test('the side menu opens and closes', async ({ page }) => {
    await holdReact(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('a form is posted by the browser itself', async ({ page, school }) => {
    const person = await school.makePerson('parent');
    await holdReact(page);
    await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
    await email(page).fill(person.email);
    await password(page).fill('Wrong-Horse-9x!');
    await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true });
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
    await expect(email(page)).toHaveValue(person.email);
  });

  test('a link is followed by the browser itself', async ({ page }) => {
    await holdReact(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
  });

  test('React comes by itself where its first download failed, and keeps what was typed', async ({ page }) => {
    const react = await breakReact(page);
    const failed = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && /import/.test(message.text()),
    );
    await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
    await email(page).fill('family@example.org');
    await failed;
    await react.heal();
    await reactLives(page);
    await eye(page).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(email(page)).toHaveValue('family@example.org');
  });

  test('React comes to a page on which the browser is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout ? window.setTimeout(callback, options.timeout) : 0;
    });
    await page.goto('/vision');
    await reactLives(page);
  });
});

test.describe('Scroll position', () => {
  test.use({ viewport: { width: 800, height: 400 } });
  test.beforeEach(({ page }) => watchReact(page));

  test('is kept when React takes over', async ({ page }) => {
    const react = await holdReact(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => scrollTo(0, 430));
    react.release();
    await reactLives(page);
    expect(await page.evaluate(() => scrollY)).toBe(430);
  });

  test('is restored after a reload', async ({ page }) => {
    await page.goto('/');
    await reactLives(page);
    await page.evaluate(() => scrollTo(0, 430));
    await page.reload();
    await reactLives(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(430);
  });

  test('is at the top of a new page, and restored on Back', async ({ page }) => {
    await page.goto('/');
    await reactLives(page);
    await page.evaluate(() => scrollTo(0, 430));
    await page.getByRole('link', { name: 'Access Secure Portal' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(430);
  });
});

test('Back after a reload shows the page of the address, though React does not live yet', async ({ page }) => {
  await watchReact(page);
  await page.goto('/');
  await reactLives(page);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page).toHaveURL('/parent-login');
  await holdReact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: /Where global minds/ })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('No page breaks the security policy or fails to hydrate', () => {
  const ownLines = /the server responded with a status of 404|^404: no page at/;

  for (const language of languageCodes) {
    test(`for a visitor, in ${language}`, async ({ page, context }) => {
      await context.addCookies([siteCookie('language', language)]);
      await watchReact(page);
      const faults = await watchFaults(page, (line) => ownLines.test(line));
      for (const path of ['/', '/parent-login', '/forgot-password', '/no-such-page']) {
        await page.goto(path);
        await reactLives(page);
        expect(faults, path).toEqual([]);
      }
    });

    test(`for somebody signed in, in ${language}`, async ({ signedInAs }) => {
      const { page, context } = await signedInAs('admin');
      await context.addCookies([siteCookie('language', language)]);
      await watchReact(page);
      const faults = await watchFaults(page, (line) => ownLines.test(line));
      for (const path of ['/', '/parent-dashboard', '/inbox', '/change-password', '/no-such-page']) {
        await page.goto(path);
        await reactLives(page);
        expect(faults, path).toEqual([]);
      }
    });
  }
});

test('A link within the application keeps the document, and Back returns', async ({ page }) => {
  await watchReact(page);
  await page.goto('/vision');
  await reactLives(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page).toHaveURL('/parent-login');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/vision');
  await expect(page).toHaveTitle(/Vision/);
});

test('Back after a reload returns to the page before', async ({ page }) => {
  await watchReact(page);
  await page.goto('/vision');
  await reactLives(page);
  await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(page).toHaveURL('/parent-login');
  await page.reload();
  await reactLives(page);
  await page.goBack();
  await expect(page).toHaveURL('/vision');
  await expect(page).toHaveTitle(/Vision/);
});
