import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testPassword } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { texts } from './support/texts.ts';

const newAddress = () => `new.${randomUUID()}@example.org`;
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function fill(page: Page, account: { fullName: string; email: string; password: string; role?: string }) {
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Temporary Password', { exact: true }).fill(account.password);
  if (account.role) await page.getByLabel('User Role').selectOption(account.role);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test.describe('Creating an account', () => {
  // @see core §2.5, §2.42, §3.9, §4.6, §8.5, §9.6
  test('stores the account, invites the person, clears the form and shows the state of the mail', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const email = newAddress();
    await watchReact(page);
    await page.goto('/inbox');
    await waitForHydration(page);

    await test.step('shows its texts after a navigation from a page that does not load them', async () => {
      await page.evaluate(() => {
        Reflect.set(window, 'isStillThisDocument', true);
        const router: { navigate(to: string): Promise<void> } = Reflect.get(window, '__reactRouterDataRouter');
        return router.navigate('/admin-console');
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en('admin.title'));
    });

    await expect(page.getByLabel('User Role')).toHaveValue('parent');

    await test.step('shows an error under each field and keeps all values except the password', async () => {
      await fill(page, { fullName: 'R2 D2', email: 'not-an-address', password: 'short', role: 'mentor' });
      await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
        'Name can only contain letters, spaces, hyphens, and apostrophes',
      );
      await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Invalid email format');
      await expect(page.getByLabel('Temporary Password', { exact: true })).toHaveAccessibleDescription(
        'Password must be at least 12 characters',
      );
      await expect(page.getByLabel('Full Name')).toHaveValue('R2 D2');
      await expect(page.getByLabel('Email Address')).toHaveValue('not-an-address');
      await expect(page.getByLabel('Temporary Password', { exact: true })).toHaveValue('');
      await expect(page.getByLabel('User Role')).toHaveValue('mentor');
      await page.getByRole('alert').getByRole('link', { name: 'Invalid email format' }).click();
      await expect(page.getByLabel('Email Address')).toBeFocused();
    });

    // @see core §8.6
    await test.step('rejects an email address that is in use', async () => {
      const { email: taken } = await school.makePerson('parent');
      await fill(page, { fullName: 'Amélie d’Arc', email: taken.toUpperCase(), password: testPassword });
      const message = 'An account with this email address already exists.';
      await expect(page.getByRole('status').getByText('Error')).toBeVisible();
      await expect(page.getByRole('status').getByText(message)).toBeVisible();
      await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(message);
    });

    await fill(page, { fullName: 'Amélie d’Arc', email, password: testPassword, role: 'mentor' });
    await expect(page.getByText(`User ${email} created successfully with mentor role.`)).toBeVisible();
    await expect(page).toHaveURL('/admin-console');
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Temporary Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('User Role')).toHaveValue('parent');

    const [account] = await school.asOwner<{ id: string; role: string; temporary: boolean }>(
      `select id, role, temporary_password_expires_at > now() + interval '71 hours' as temporary
       from profiles join user_roles on user_id = id join accounts.people using (id) where email = $1`,
      [email],
    );
    expect(account).toMatchObject({ role: 'mentor', temporary: true });
    const audit = await school.asOwner('select act, actor_id, details from audit_log where subject_id = $1', [
      account?.id,
    ]);
    expect(audit).toEqual([{ act: 'account created', actor_id: person.id, details: { role: 'mentor' } }]);

    await page.getByRole('link', { name: 'Open the account' }).click();
    await expect(page).toHaveURL(`/admin-console/accounts/${account?.id}`);
    const mailStates = () =>
      school.asOwner<{ state: string }>('select state from mails where person_id = $1', [account?.id]);
    await expect.poll(mailStates).toEqual([{ state: 'written' }]);
    await page.getByRole('link', { name: 'All accounts' }).click();
    await page.getByLabel('Search by name, email or student').fill(email);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rowOf(page, email)).toContainText('Amélie d’Arc');
    await expect(rowOf(page, email)).toContainText('Not sent');
    await expect(page.getByText(/no mail server is set up/)).toBeVisible();
    await expect(rowOf(page, email)).toContainText('Invited');

    await test.step('shows its texts in another language after a switch', async () => {
      await page.getByRole('button', { name: 'Translate' }).click();
      await page.getByRole('button', { name: 'Français' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr('admin.list.title'));
      expect(await page.evaluate(() => Reflect.get(window, 'isStillThisDocument'))).toBe(true);
    });
  });
});

test.describe('The accounts page', () => {
  test('creates an account, suspends it after a confirmation, and reactivates it without JavaScript', async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('admin', { javaScriptEnabled: false });
    await page.goto('/admin-console');
    const email = newAddress();
    await fill(page, { fullName: 'N', email, password: testPassword });
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await fill(page, { fullName: 'Amara Okafor-Lindqvist', email, password: testPassword });
    await expect(page.getByText(`User ${email} created successfully with parent role.`)).toBeVisible();
    const [account] = await school.asOwner<{ id: string }>('select id from profiles where email = $1', [email]);

    await page.goto(`/admin-console/accounts?search=${email}`);
    await rowOf(page, email).getByRole('link', { name: 'Amara Okafor-Lindqvist' }).click();
    await expect(page).toHaveURL(`/admin-console/accounts/${account?.id}`);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Suspend the account of Amara Okafor-Lindqvist?' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: /^Suspend the account of/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await page.getByRole('button', { name: 'Suspend Account' }).click();
    await expect(page.getByText('Amara Okafor-Lindqvist is signed out everywhere')).toBeVisible();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await expect(page.getByText('Amara Okafor-Lindqvist can sign in again.')).toBeVisible();
  });

  test('searches, sorts and pages the list, restores it on Back, and clears filters that match nothing', async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('admin');
    const family = `Paged${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')}`;
    for (let count = 0; count < 52; count++) await school.makePerson('parent', { fullName: `${family} Person` });
    const mentor = await school.makePerson('mentor', { fullName: `${family} Person` });
    await school.asOwner('update accounts.people set last_sign_in_at = now() where id = $1', [mentor.id]);
    await watchReact(page);
    await page.goto(`/admin-console/accounts?search=${family}`);
    await waitForHydration(page);
    const rows = page.getByRole('row').filter({ hasText: family });
    await expect(rows).toHaveCount(50);
    await expect(page.getByText('53 results', { exact: true })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Last sign-in' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('columnheader', { name: 'Last sign-in' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText(mentor.email);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await page.goBack();
    await expect(rows.first()).toContainText(mentor.email);
    await page.goForward();
    await expect(page.getByText('51–53 of 53', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page.getByText('1–50 of 53', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(50);
    await page.getByText('Filters (0)').click();
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.focus();
    await status.selectOption('Suspended');
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
    await expect(status).toBeFocused();
    await page.getByRole('link', { name: 'Remove this filter: Status: Suspended' }).click();
    await expect(rows).toHaveCount(50);
    await expect(status).toHaveValue('');
    await status.selectOption('Suspended');
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(page).toHaveURL('/admin-console/accounts');
  });
});
