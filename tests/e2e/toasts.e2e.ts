import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

const toasts = (page: Page) => page.getByRole('status', { name: 'Notices' }).getByRole('listitem');

async function signInWith(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openLogin(page: Page, path = '/parent-login') {
  await page.goto(path);
  await waitForHydration(page);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not rendered');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test.describe('Toasts', () => {
  test('are removed by the next submit, by typing in a field, and on another page', async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    await openLogin(page);
    await signInWith(page, email, 'Wrong-Horse-9x!');
    await expect(toasts(page)).toHaveCount(1);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toHaveText('The email address or the password is incorrect. Please check both.');
    const [above, field] = [await boxOf(problem), await boxOf(page.getByLabel('Email'))];
    expect(above.bottom).toBeLessThan(field.top);

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/parent-login.data*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toasts(page)).toHaveCount(0);
    release();
    await expect(toasts(page)).toHaveText(/Login Failed/);
    await expect(toasts(page)).toHaveCount(1);

    await page.getByLabel('Password', { exact: true }).press('a');
    await expect(toasts(page)).toHaveCount(0);
    await expect(problem).toBeVisible();

    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('are shown on the target page of a redirect, and removed on the next page', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await page.goto(`/inbox?compose&to=${mentor.id}`);
    await waitForHydration(page);
    await page.getByLabel('Subject').fill('Thursday');
    await page.getByLabel('Message', { exact: true }).fill('May we talk on Thursday?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/inbox');
    await expect(toasts(page)).toHaveText(/Message sent/);
    await page.getByRole('link', { name: 'Compose' }).click();
    await expect(page).toHaveURL(/compose/);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('do not cover the heading and fields of the login, nor a focused cookie banner', async ({ page, school }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    const { email } = await school.makePerson('parent');
    await openLogin(page);
    await signInWith(page, email, 'Wrong-Horse-9x!');
    await expect(toasts(page)).toHaveCount(1);
    expect(await overlap(toasts(page), page.getByLabel('Password', { exact: true }))).toBe(false);
    await page.getByRole('button', { name: 'Accept All' }).focus();
    expect(await overlap(toasts(page), page.getByRole('region', { name: 'Cookies on this website' }))).toBe(false);

    await page.getByRole('button', { name: 'Reject Optional' }).click();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('main').getByRole('alert'),
        page.getByLabel('Email'),
        page.getByLabel('Password', { exact: true }),
      ])
        expect(await overlap(toasts(page), part), `${width}×${height}`).toBe(false);
      const { bottom } = await boxOf(toasts(page));
      expect(height - bottom, `${width}×${height}`).toBeLessThanOrEqual(24);
    }
  });

  test('do not cover the button of a message, nor those of the cookie banner, on a phone', async ({ signedInAs }) => {
    const { page } = await signedInAs('parent', { viewport: { width: 390, height: 664 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/inbox?compose');
    await waitForHydration(page);
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    for (const name of ['Reject Optional', 'Manage Preferences', 'Accept All'])
      expect(await overlap(toasts(page), page.getByRole('button', { name })), name).toBe(false);
    await page.getByRole('button', { name: 'Reject Optional' }).click();
    await send.press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    expect(await overlap(toasts(page), send)).toBe(false);
  });

  test('do not cover the invalid fields of the enquiry and compose forms at 1280×720', async ({ page, signedInAs }) => {
    const { page: portal } = await signedInAs('parent');
    for (const [form, path, button] of [
      [page, '/admissions', 'Request Private Consultation'],
      [portal, '/inbox?compose', 'Send Message'],
    ] as const) {
      await form.emulateMedia({ reducedMotion: 'reduce' });
      await form.setViewportSize({ width: 1280, height: 720 });
      await form.goto(path);
      await waitForHydration(form);
      await form.getByRole('button', { name: 'Reject Optional' }).click();
      await form.getByRole('button', { name: button }).click();
      await expect(toasts(form)).toHaveCount(1);
      for (const field of await form.locator('[aria-invalid=true]').all())
        expect(await overlap(toasts(form), field), path).toBe(false);
    }
  });
});

test('Without JavaScript, a rejected sign-in shows an error above the fields and a toast', async ({
  openPlain,
  school,
}) => {
  const { email } = await school.makePerson('parent');
  const page = await openPlain('/parent-login');
  await signInWith(page, email, 'Wrong-Horse-9x!');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText('Login Failed')).toBeVisible();
});
