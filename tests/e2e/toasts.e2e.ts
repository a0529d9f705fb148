import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { siteCookie } from './support/sites.ts';

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

async function openPortal(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
  await page.goto(path);
  await waitForHydration(page);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not rendered');
  return { left: box.x, top: box.y, bottom: box.y + box.height };
}

/** Each button is hit at its centre beside a toast, after it has been scrolled into view like any other control. */
async function expectAllReachable(page: Page, ...names: string[]): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  for (const name of names) {
    const isHit = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isHit, name).toBe(true);
  }
}

test.describe('Toasts', () => {
  test('are removed by the next submit, by typing in a field, and on another page', async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    await openLogin(page);
    await signInWith(page, email, 'Wrong-Horse-9x!');
    await expect(toasts(page)).toHaveCount(1);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toHaveText('Invalid credentials. Please try again.');
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

  // @see cookie-policy 3.1, cookie-policy 3.2
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

  const sizes = [
    [320, 640],
    [360, 740],
    [390, 664],
    [768, 1024],
    [1366, 820],
  ] as const;

  test('cover no control at any size of the screen', async ({ page: visitor, signedInAs, school }) => {
    const [{ page: parent }, { page: admin }] = [await signedInAs('parent'), await signedInAs('admin')];
    await openLogin(visitor);
    await openPortal(parent, '/inbox?compose');
    await openPortal(admin, '/admin-console');
    for (const [width, height] of sizes)
      await test.step(`${width}×${height}`, async () => {
        for (const page of [visitor, parent, admin]) await page.setViewportSize({ width, height });
        const { email } = await school.makePerson('parent');
        await visitor.getByLabel('Email').fill(email);
        await parent.getByLabel('Subject').fill(`At ${width} pixels`);
        await admin.getByLabel('Email Address').fill(`amina-${width}-${Date.now()}@example.org`);
        for (const page of [visitor, parent, admin]) await expect(toasts(page)).toHaveCount(0);
        await signInWith(visitor, email, 'Wrong-Horse-9x!');
        await expectAllReachable(visitor, 'Sign In', 'Accept All', 'Reject Optional', 'Manage Preferences');
        await parent.getByRole('button', { name: 'Send Message' }).press('Enter');
        await expectAllReachable(parent, 'Send Message');
        await admin.getByLabel('Full Name').fill('Amina Haddad');
        await admin.getByRole('button', { name: 'Create Account' }).click();
        await expectAllReachable(admin, 'Create Account');
      });
  });

  test('do not cover the field with the first error after a long form was sent', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await page.setViewportSize({ width: 390, height: 664 });
    await openPortal(page, `/inbox?compose&to=${mentor.id}`);
    await page.getByLabel('Message', { exact: true }).fill('One line\n'.repeat(60));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(toasts(page)).toHaveCount(1);
    await expect
      .poll(async () => (await boxOf(page.getByLabel('Subject'))).top - (await boxOf(toasts(page))).bottom)
      .toBeGreaterThanOrEqual(0);
  });

  test('close themselves under a pointer that rests where they appear, and leave their space', async ({
    signedInAs,
  }) => {
    const { page } = await signedInAs('parent');
    await page.clock.install();
    await openPortal(page, '/account/notifications');
    await page.mouse.move(640, 110);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    const heading = page.getByRole('heading', { level: 1 });
    const { top } = await boxOf(heading);
    await page.clock.runFor(17_000);
    await expect(toasts(page)).toHaveCount(0);
    expect((await boxOf(heading)).top).toBe(top);
  });

  test('stay while a pointer that moved onto them is there', async ({ signedInAs }) => {
    const { page } = await signedInAs('parent');
    await page.clock.install();
    await openPortal(page, '/account/notifications');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    const { left, top } = await boxOf(toasts(page));
    await page.mouse.move(left + 20, top + 20);
    await page.mouse.move(left + 30, top + 24);
    await page.clock.runFor(17_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(5, 400);
    await page.clock.runFor(9_000);
    await expect(toasts(page)).toHaveCount(0);
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
