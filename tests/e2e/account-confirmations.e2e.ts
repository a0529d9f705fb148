import type { Page } from '@playwright/test';
import type { TestPerson } from '../support/people.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';

const rowOf = (page: Page, { email }: TestPerson) => page.getByRole('row').filter({ hasText: email });
const manage = (page: Page, person: TestPerson) => rowOf(page, person).getByRole('button', { name: /^Manage/ });
const listOf = ({ email }: TestPerson) => `/admin-console?search=${encodeURIComponent(email)}`;

/** The list with one person, once its buttons open dialogs. */
async function openListOf(page: Page, person: TestPerson): Promise<void> {
  await watchReact(page);
  await page.goto(listOf(person));
  await reactLives(page);
}

const confirmation = (page: Page) => page.getByRole('alertdialog');

const post = (page: Page, form: Record<string, string>) =>
  page.request.post('/admin-console', {
    form,
    headers: { Origin: process.env['E2E_ORIGIN'] ?? '' },
    maxRedirects: 0,
  });

/** Text and tag of the focused element, and whether it is in an open dialog. */
const focused = (page: Page) =>
  page.evaluate(() => ({
    text: document.activeElement?.textContent?.trim() ?? '',
    isInDialog: document.activeElement?.closest('dialog[open]') != null,
    isOnPage: document.activeElement !== null && document.activeElement !== document.body,
  }));

test.describe('Changes of an account', () => {
  test('are refused for suspending oneself, even confirmed, and the dialog does not offer it', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    await school.makePerson('admin');
    for (const confirmed of ['', 'yes']) {
      const answer = await post(page, { intent: 'suspend', accountId: person.id, confirmed });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain('You cannot suspend your own account.');
    }
    const [row] = await school.asOwner('select suspended_at from profiles where id = $1', [person.id]);
    expect(row).toEqual({ suspended_at: null });

    await openListOf(page, person);
    await manage(page, person).click();
    const dialog = page.getByRole('dialog', { name: `Manage the account of ${person.fullName}` });
    await expect(dialog.getByRole('button', { name: 'Change Role' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Suspend', exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Send New Password' })).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Change Password' })).toBeVisible();
  });

  test('are not made by a form that nobody confirmed', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { id } = await school.makePerson('parent');
    const state = () =>
      school.asOwner(
        `select suspended_at, role, password_hash from profiles join user_roles on user_id = id
         join accounts.people using (id) where id = $1`,
        [id],
      );
    const before = await state();
    for (const change of [
      { intent: 'suspend' },
      { intent: 'new-password' },
      { intent: 'change-role', role: 'mentor' },
    ]) {
      const answer = await post(page, { ...change, accountId: id });
      expect(answer.status()).toBe(428);
      expect(await answer.text()).toContain('Test parent');
    }
    expect(await state()).toEqual(before);
    expect(await school.asOwner('select from audit_log where subject_id = $1', [id])).toEqual([]);
  });

  test('name the person and the effects before they happen', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const mentor = await school.makePerson('mentor', { fullName: 'Zoë Adeyemi-O’Neil' });
    await school.makeStudent({ mentorId: mentor.id });
    await school.makeStudent({ mentorId: mentor.id });
    await school.makeStudent({ parentId: mentor.id });
    await openListOf(page, mentor);
    await manage(page, mentor).click();
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    const dialog = confirmation(page);
    await expect(dialog).toHaveAccessibleName('Suspend the account of Zoë Adeyemi-O’Neil?');
    await expect(dialog).toHaveAccessibleDescription(
      /Zoë Adeyemi-O’Neil is signed out everywhere at once and cannot sign in until you reactivate the account.+Messages are kept.+3 students stay linked/,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('New role').selectOption('admin');
    await page.getByRole('button', { name: 'Change Role' }).click();
    await expect(dialog).toHaveAccessibleDescription(
      /with the role Administrator\..+every account, student and enquiry.+2 students lose this Academic Mentor.+One student stays linked/,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Send New Password' }).click();
    await expect(dialog).toHaveAccessibleDescription(
      new RegExp(`stops working at once.+temporary password to ${mentor.email}. It is valid for 72 hours`),
    );
    await dialog.getByRole('button', { name: 'Replace Password' }).click();
    await expect(page.getByText(`We are emailing ${mentor.email} a new temporary password.`)).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('work by keyboard: the focus moves in, stays in, and returns', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const parent = await school.makePerson('parent');
    await openListOf(page, parent);
    await manage(page, parent).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Manage the account/ });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step++) {
      const { isInDialog, isOnPage } = await focused(page);
      expect(isInDialog || !isOnPage, `step ${step}`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(manage(page, parent)).toBeFocused();

    await page.keyboard.press('Enter');
    const suspend = dialog.getByRole('button', { name: 'Suspend', exact: true });
    await suspend.focus();
    await page.keyboard.press('Enter');
    await expect(confirmation(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(confirmation(page)).toHaveCount(0);
    await expect(suspend).toBeFocused();
    await page.keyboard.press('Enter');
    await confirmation(page).getByRole('button', { name: 'Suspend Account' }).press('Enter');
    await expect(
      page.getByText(`${parent.fullName} is signed out everywhere and can no longer sign in.`),
    ).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(manage(page, parent)).toBeFocused();
  });

  test('work without JavaScript, with the question as a second step', async ({ signedInAs, browser, school }) => {
    const { context } = await signedInAs('admin');
    const parent = await school.makePerson('parent', { fullName: 'Amara Okafor-Lindqvist' });
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      baseURL: process.env['E2E_ORIGIN'] ?? '',
    });
    const page = await plain.newPage();
    await page.goto(listOf(parent));
    await manage(page, parent).click();
    await expect(page).toHaveURL(`/admin-console/accounts/${parent.id}?`);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Suspend the account of Amara Okafor-Lindqvist?' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: /^Suspend the account of/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await page.getByRole('button', { name: 'Suspend Account' }).click();
    await expect(page.getByText('Amara Okafor-Lindqvist is signed out everywhere')).toBeVisible();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await expect(page.getByText('Amara Okafor-Lindqvist can sign in again.')).toBeVisible();
    await plain.close();
  });

  for (const [language, width] of [
    ['en', 1280],
    ['ar', 360],
  ] as const) {
    test(`have dialogs in which axe finds nothing, in ${language} at ${width} px`, async ({
      signedInAs,
      school,
      baseURL,
    }) => {
      const { page, context } = await signedInAs('admin');
      const parent = await school.makePerson('parent');
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openListOf(page, parent);
      await rowOf(page, parent).getByRole('cell').last().getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('dialog').locator('button[value=suspend]').click();
      await expect(confirmation(page)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('confirmation.png') });
    });
  }
});
