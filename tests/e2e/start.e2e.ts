import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration } from './support/hydration.ts';

const email = (page: Page) => page.locator('input[name=email]');
const password = (page: Page) => page.locator('input[name=password]');
test.describe('A page before hydration', () => {
  test('keeps typed text and the position of the caret', async ({ page }) => {
    const react = await holdReact(page);
    await page.goto('/parent-login', { waitUntil: 'domcontentloaded' });
    await email(page).fill('family@example');
    await password(page).fill('Half-a-passw');
    await password(page).press('ArrowLeft');
    react.release();
    await waitForHydration(page);
    await page.keyboard.type('XY');
    await expect(email(page)).toHaveValue('family@example');
    await expect(password(page)).toHaveValue('Half-a-passXYw');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expect(email(page)).toHaveValue('family@example');
  });

  test('opens a dialog, and keeps and saves a switch that was turned on in it', async ({ page }) => {
    const react = await holdReact(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Manage Preferences' }).click();
    await page.getByRole('switch', { name: 'Analytics' }).check();
    react.release();
    await waitForHydration(page);
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? '{}'));
    expect(record).toMatchObject({ functional: false, analytics: true });
  });

  test('opens and closes the side menu, follows a link and posts a form without React', async ({ page, school }) => {
    const person = await school.makePerson('parent');
    await holdReact(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Parent Login' }).click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
    await email(page).fill(person.email);
    await password(page).fill('Wrong-Horse-9x!');
    await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true });
    await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
    await expect(email(page)).toHaveValue(person.email);
  });

  test('hydrates even if the browser is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout && options.timeout <= 5_000 ? window.setTimeout(callback) : 0;
    });
    await page.goto('/vision');
    await waitForHydration(page);
  });
});

// @see core §2.12, cookie-policy 3.4
test('The scroll position is kept by hydration, restored by a reload and Back, and reset on a new page', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 800, height: 400 });
  const react = await holdReact(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo(0, 430));
  react.release();
  await waitForHydration(page);
  expect(await scrollTop()).toBe(430);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(scrollTop).toBe(430);
  await page.getByRole('link', { name: 'Access Secure Portal' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  // The browser restores fractions of a pixel.
  await expect.poll(async () => Math.abs((await scrollTop()) - 430)).toBeLessThanOrEqual(1);
});

test('A client-side navigation keeps the document; Back returns, also after a reload and before hydration', async ({
  page,
}) => {
  await page.goto('/parent-login');
  await waitForHydration(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/parent-login');
  await expect(page).toHaveTitle(/^Parent Portal Login/);

  await page.goForward();
  await expect(page).toHaveTitle(/^Forgot password/);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('/parent-login');
  await expect(page).toHaveTitle(/^Parent Portal Login/);

  await page.goForward();
  await expect(page).toHaveTitle(/^Forgot password/);
  await holdReact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
  await expect(page).toHaveURL('/parent-login');
});
