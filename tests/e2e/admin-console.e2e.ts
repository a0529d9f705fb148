import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testPassword } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';
import { texts } from './support/texts.ts';

const denied = 'Access Denied: You do not have permission to access the admin console.';
const newAddress = () => `new.${randomUUID()}@example.org`;
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** A post as the page's own form makes it, without the page. */
const post = (page: Page, form: Record<string, string>) =>
  page.request.post('/admin-console', {
    form,
    headers: { Origin: process.env['E2E_ORIGIN'] ?? '' },
    maxRedirects: 0,
  });

async function fill(page: Page, account: { fullName: string; email: string; password: string; role?: string }) {
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Temporary Password', { exact: true }).fill(account.password);
  if (account.role) await page.getByLabel('User Role').selectOption(account.role);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('The console has its texts, which no other page loads, where one comes from another, and in another language', async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('admin');
  await watchReact(page);
  await page.goto('/inbox');
  await reactLives(page);
  await page.evaluate(() => {
    Reflect.set(window, 'isStillThisDocument', true);
    const router: { navigate(to: string): Promise<void> } = Reflect.get(window, '__reactRouterDataRouter');
    return router.navigate('/admin-console');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en('admin.title'));
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fr('admin.title'));
  expect(await page.evaluate(() => Reflect.get(window, 'isStillThisDocument'))).toBe(true);
});

test.describe('Admin console, for whom it is not', () => {
  test('sends a visitor to the login', async ({ page }) => {
    await page.goto('/admin-console');
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fadmin-console');
  });

  for (const role of ['parent', 'mentor'] as const) {
    test(`sends a ${role} to the dashboard and says why, and refuses what they post`, async ({
      signedInAs,
      school,
    }) => {
      const { page, person } = await signedInAs(role);
      for (const path of ['/admin-console', '/admin-console/students', `/admin-console/students/${randomUUID()}`]) {
        await page.goto(path);
        await expect(page).toHaveURL('/parent-dashboard');
        await expect(page.getByText(denied)).toBeVisible();
        await expect(page.getByText('Create Account')).toHaveCount(0);
      }
      const data = await page.request.get('/admin-console.data?_routes=routes%2Fadmin%2Faccounts%2Froute');
      expect(await data.text()).not.toContain(person.email);

      const email = newAddress();
      const refused = await post(page, { fullName: 'New Person', email, password: testPassword, role: 'admin' });
      expect(refused.status()).toBe(403);
      expect(await refused.json()).toEqual({ error: 'forbidden' });
      expect(await school.asOwner('select from profiles where email = $1', [email])).toEqual([]);
      const suspend = await post(page, { intent: 'suspend', accountId: person.id });
      expect(suspend.status()).toBe(403);
    });
  }
});

test.describe('Creating an account', () => {
  test('says under each field what is wrong and keeps what was typed but the password', async ({ signedInAs }) => {
    const { page } = await signedInAs('admin');
    await page.goto('/admin-console?add');
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

  test('refuses an address that is in use', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { email } = await school.makePerson('parent');
    await page.goto('/admin-console?add');
    await fill(page, { fullName: 'Second Person', email: email.toUpperCase(), password: testPassword });
    const message = 'An account with this email address already exists.';
    await expect(page.getByRole('status').getByText('Error')).toBeVisible();
    await expect(page.getByRole('status').getByText(message)).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(message);
  });

  test('refuses a role that there is not', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const email = newAddress();
    const answer = await post(page, { fullName: 'New Person', email, password: testPassword, role: 'owner' });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('Invalid role');
    expect(await school.asOwner('select from profiles where email = $1', [email])).toEqual([]);
  });

  test('creates it, invites the person, clears the form and shows what became of the mail', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const email = newAddress();
    await page.goto('/admin-console?add');
    await expect(page.getByLabel('User Role')).toHaveValue('parent');
    await fill(page, { fullName: 'Amélie d’Arc', email, password: testPassword, role: 'mentor' });
    await expect(page.getByText(`User ${email} created successfully with mentor role.`)).toBeVisible();
    await expect(page).toHaveURL('/admin-console?add');
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
    await page.getByRole('link', { name: 'All accounts' }).click();
    await page.getByLabel('Search by name or email').fill(email);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rowOf(page, email)).toContainText('Amélie d’Arc');
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, email)).toContainText('Not sent', { timeout: 500 });
    }).toPass();
    await expect(page.getByText(/no mail server is set up/)).toBeVisible();
    await expect(rowOf(page, email)).toContainText('Invited');
    for (const [state, count] of [
      ['invited', 1],
      ['active', 0],
    ] as const) {
      await page.goto(`/admin-console?search=${email}&state=${state}`);
      await expect(rowOf(page, email)).toHaveCount(count);
    }
  });

  test('works without JavaScript, and twice the same post makes one account', async ({
    signedInAs,
    browser,
    school,
  }) => {
    const { context } = await signedInAs('admin');
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      baseURL: process.env['E2E_ORIGIN'] ?? '',
    });
    const page = await plain.newPage();
    await page.goto('/admin-console?add');
    const email = newAddress();
    await fill(page, { fullName: 'N', email, password: testPassword });
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await fill(page, { fullName: 'New Person', email, password: testPassword });
    await expect(page.getByText(`User ${email} created successfully with parent role.`)).toBeVisible();
    const again = await post(page, { fullName: 'New Person', email, password: testPassword, role: 'parent' });
    expect(again.status()).toBe(400);
    expect(await school.asOwner('select from profiles where email = $1', [email])).toHaveLength(1);
    await plain.close();
  });
});

test.describe('Accounts', () => {
  test('answers an unknown account with 404 and an unknown intent with 400', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { id } = await school.makePerson('parent');
    for (const intent of ['suspend', 'reactivate', 'new-password', 'resend-invitation']) {
      expect((await post(page, { intent, accountId: randomUUID() })).status()).toBe(404);
      expect((await post(page, { intent, accountId: 'not-an-id' })).status()).toBe(404);
    }
    expect((await post(page, { intent: 'change-role', accountId: randomUUID(), role: 'parent' })).status()).toBe(404);
    expect((await post(page, { intent: 'change-role', accountId: id, role: 'owner' })).status()).toBe(400);
    expect((await post(page, { intent: 'delete', accountId: id })).status()).toBe(400);
  });

  test('are suspended, and come back, from their row', { tag: '@https' }, async ({ signedInAs, school }) => {
    const { page, person: admin } = await signedInAs('admin');
    const { page: theirs, person } = await signedInAs('parent');
    await watchReact(page);
    await page.goto(`/admin-console?search=${person.email}`);
    await reactLives(page);
    await rowOf(page, person.email).getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend Account' }).click();
    await expect(rowOf(page, person.email)).toContainText('Suspended');
    await expect(page).toHaveURL(`/admin-console?search=${encodeURIComponent(person.email)}`);
    await theirs.goto('/parent-dashboard');
    await expect(theirs).toHaveURL(/parent-login/);

    await page.goto(`/admin-console?state=suspended&role=parent&search=${person.email}`);
    await reactLives(page);
    await rowOf(page, person.email).getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
    const audit = await school.asOwner<{ act: string }>(
      `select act from audit_log where subject_id = $1 and actor_id = $2 and act like 'account %' order by id`,
      [person.id, admin.id],
    );
    expect(audit.map(({ act }) => act)).toEqual(['account suspended', 'account reactivated']);
  });

  test('get another role, which ends their sessions', async ({ signedInAs }) => {
    const { page } = await signedInAs('admin');
    const { page: theirs, person } = await signedInAs('parent');
    await watchReact(page);
    await page.goto(`/admin-console?search=${person.email}`);
    await reactLives(page);
    await rowOf(page, person.email).getByRole('button', { name: 'Manage' }).click();
    await page.getByLabel('New role').selectOption('mentor');
    await page.getByRole('button', { name: 'Change Role' }).click();
    await page.getByRole('button', { name: 'Confirm New Role' }).click();
    await expect(page.getByText(`${person.fullName} is now a Mentor.`)).toBeVisible();
    await theirs.goto('/parent-dashboard');
    await expect(theirs).toHaveURL(/parent-login/);
  });

  test('get a new temporary password by Send New Password, and the old one no longer works', async ({
    signedInAs,
    school,
    page,
  }) => {
    const { page: admins } = await signedInAs('admin');
    const person = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() - interval '1 hour' where id = $1`,
      [person.id],
    );
    await admins.goto(`/admin-console?search=${person.email}`);
    await expect(rowOf(admins, person.email)).toContainText('The temporary password has expired.');
    await expect(rowOf(admins, person.email)).toContainText('Invitation expired');
    await rowOf(admins, person.email).getByRole('button', { name: 'Send New Password' }).click();
    await expect(admins.getByText(`We are emailing ${person.email} a new temporary password.`)).toBeVisible();
    await expect(rowOf(admins, person.email)).not.toContainText('has expired');
    const mails = await school.asOwner('select from mails where person_id = $1', [person.id]);
    expect(mails).toHaveLength(1);

    await page.goto('/parent-login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  });

  test('are searched, sorted by a header and paged; Back keeps the place; a filter that finds nothing can be cleared', async ({
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
    await page.goto(`/admin-console?search=${family}`);
    await reactLives(page);
    const rows = page.getByRole('row').filter({ hasText: family });
    await expect(rows).toHaveCount(50);
    await expect(page.getByText('53 results')).toBeVisible();
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
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(rows).toHaveCount(50);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(page).toHaveURL('/admin-console');
  });

  test('bad filters and searches show a list and never an error', async ({ signedInAs }) => {
    const { page } = await signedInAs('admin');
    for (const query of [
      'after=not-an-id',
      `after=${randomUUID()}`,
      'sort=password&signIn=x',
      'role=owner&state=gone',
      'search=%00',
      'search=%ED%A0%80',
      `search=${'x'.repeat(3000)}`,
      'search=%25_%5C',
    ]) {
      expect((await page.request.get(`/admin-console?${query}`)).status(), query).toBe(200);
    }
  });
});
