import type { Page } from '@playwright/test';
import { testPassword } from '../support/people.ts';
import { allScreens } from './support/all-screens.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import type { School } from './support/school.ts';
import { siteCookieName } from './support/sites.ts';
import { texts } from './support/texts.ts';

test.describe('Parent Portal Login', () => {
  // @see core §1.7, §2.2, §2.21, §2.25–26, §4.5, §5.2, §6.5, §8.1–2, §8.4, content §6.2
  test('shows errors under each field and in a toast, then signs in and opens the requested page', {
    tag: '@https',
  }, async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    await page.goto('/parent-dashboard?from=letter');
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard%3Ffrom%3Dletter');
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('not-an-address');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');

    await signIn(page, email, 'Wrong-Horse-9x!');
    await expect(page.getByText('Login Failed')).toBeVisible();
    await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/parent-login\b/);

    await signIn(page, email.toUpperCase(), testPassword);
    await expect(page).toHaveURL('/parent-dashboard?from=letter');
    await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test.describe('on a device in another time zone', () => {
    test.use({ timezoneId: 'Asia/Shanghai' });

    // @see cookie-policy 3.1, cookie-policy 3.2
    test('tells the server its zone, which the next page then has in its first HTML', async ({
      page,
      context,
      school,
    }) => {
      const { email } = await school.makePerson('parent');
      await page.goto('/');
      await waitForHydration(page);
      await page.goto('/parent-login?redirectTo=/account');
      await expect
        .poll(async () => (await context.cookies()).find(({ name }) => name === siteCookieName('zone'))?.value)
        .toBe('Asia%2FShanghai');
      await signIn(page, email, testPassword);
      await expect(page).toHaveURL('/account');
      const html = (await (await page.request.get('/account')).text()).replaceAll('<!-- -->', '');
      expect(html).toContain('Asia/Shanghai)');
      expect(html).not.toContain('UTC)');
    });
  });

  // @see general-terms 4.2, it-security 2.3, disclaimer 7.3
  test('allows a person with a temporary password only to choose a new one', {
    tag: allScreens ? '@https' : [],
  }, async ({ page, school }) => {
    const { email, id } = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [id],
    );
    await page.goto('/parent-login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0);
    await page.goto('/parent-dashboard');
    await expect(page).toHaveURL('/change-password');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Secure Inbox' })).toHaveCount(0);
    await page.goto('/legal/privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL('/change-password');
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await page.getByLabel('New password', { exact: true }).fill(testPassword);
    await page.getByLabel('Confirm new password').fill(testPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      new RegExp(texts.en('validation.password.unchanged')),
    );
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
    await page.getByLabel('Confirm new password').fill('Another-Horse-7y?');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
  });

  test('requires the temporary password again if the sign-in was more than ten minutes ago', async ({
    openPlain,
    school,
  }) => {
    const person = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [person.id],
    );
    const page = await openPlain('/change-password', person);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await school.asOwner(
      `update accounts.sessions set created_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
    await page.getByLabel('Confirm new password').fill('Another-Horse-7y?');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(texts.en('changePassword.typeAgain'));
    await page.getByLabel('Current password').fill(testPassword);
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
    await page.getByLabel('Confirm new password').fill('Another-Horse-7y?');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
  });

  // @see translations login.problem.suspended
  test('shows that an account is suspended only after the right password', async ({ openPlain, school }) =>
    expectPausedNotice(await openPlain('/parent-login'), school));

  // @see it-security 2.8
  test('sends a new temporary password in place of an expired one', async ({ page, school }) => {
    await page.goto('/parent-login?redirectTo=%2Finbox');
    await replaceExpired(page, school);
  });

  if (allScreens) {
    test('shows that an account is suspended only after the right password, with JavaScript', async ({
      page,
      school,
    }) => {
      await page.goto('/parent-login');
      await expectPausedNotice(page, school);
    });

    test('sends a new temporary password in place of an expired one, without JavaScript', async ({
      openPlain,
      school,
    }) => replaceExpired(await openPlain('/parent-login?redirectTo=%2Finbox'), school));
  }

  test.describe('without JavaScript', () => {
    test('replaces a temporary password without asking for it again', async ({ openPlain, school }) => {
      const { email, id } = await school.makePerson('parent');
      await school.asOwner(
        `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
        [id],
      );
      const page = await openPlain('/parent-login');
      await signIn(page, email, testPassword);
      await expect(page).toHaveURL('/change-password');
      await page.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
      await page.getByLabel('Confirm new password').fill('Another-Horse-7x?');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(
        texts.en('validation.password.mismatch'),
      );
      await expect(page.getByLabel('Current password')).toHaveCount(0);
      await page.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
      await page.getByLabel('Confirm new password').fill('Another-Horse-7y?');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByText('Your password has been changed.')).toBeVisible();
    });

    test('shows the error of a rejected sign-in, then signs in', { tag: '@https' }, async ({ openPlain, school }) => {
      const { email } = await school.makePerson('parent');
      const page = await openPlain('/parent-login');
      await signIn(page, email, 'Wrong-Horse-9x!');
      await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(testPassword);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/parent-dashboard');
      await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
    });
  });
});

async function expectPausedNotice(page: Page, school: School): Promise<void> {
  const { id, email } = await school.makePerson('parent');
  await school.asOwner('select accounts.suspend($1)', [id]);
  await signIn(page, email, 'Wrong-Horse-9x!');
  await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
  await expect(page.getByText('suspended')).toHaveCount(0);
  await signIn(page, email, testPassword);
  await expect(page.getByText('Your account is suspended', { exact: true })).toBeVisible();
  await expect(page.getByText('the school has suspended your account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the contact form' })).toHaveAttribute(
    'href',
    '/admissions?topic=account#enquiry',
  );
  await expect(page.getByRole('button', { name: 'Send a New Temporary Password' })).toHaveCount(0);
}

/** Needs a login page that redirects to the inbox. */
async function replaceExpired(page: Page, school: School): Promise<void> {
  const { id, email } = await school.makePerson('parent');
  await school.asOwner(
    `update accounts.people set temporary_password_expires_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  await signIn(page, email, testPassword);
  await expect(page.getByText('Your temporary password is correct, but it has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a New Temporary Password' }).click();
  await expect(page.getByText('We are sending a new temporary password')).toBeVisible();
  await expect(page).toHaveURL('/parent-login?redirectTo=%2Finbox');
  const state = async () =>
    (await school.asOwner(`select template, state from mails where person_id = $1`, [id])).map(
      ({ template, state }) => `${template} ${state}`,
    );
  await expect.poll(state).toEqual(['invitation written']);
  await signIn(page, email, testPassword);
  await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
