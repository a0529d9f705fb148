import type { Page } from '@playwright/test';
import type { TestPerson } from '../support/people.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';

const rowOf = (page: Page, { email }: TestPerson) => page.getByRole('row').filter({ hasText: email });
const stateOf = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

/** Waits until the buttons of the page open dialogs. */
async function openAccount(page: Page, { id }: TestPerson): Promise<void> {
  await watchReact(page);
  await page.goto(`/admin-console/accounts/${id}`);
  await waitForHydration(page);
}

const confirmation = (page: Page) => page.getByRole('alertdialog');

/** Text of the focused element, and whether it is in an open dialog or on the page at all. */
const focused = (page: Page) =>
  page.evaluate(() => ({
    text: document.activeElement?.textContent?.trim() ?? '',
    isInDialog: document.activeElement?.closest('dialog[open]') != null,
    isOnPage: document.activeElement !== null && document.activeElement !== document.body,
  }));

test.describe('Changing an account', () => {
  test('shows a confirmation that names the person and the effects', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { context: otherContext, person: mentor } = await signedInAs(
      await school.makePerson('mentor', { fullName: 'Zoë Adeyemi-O’Neil' }),
    );
    await school.makeStudent({ mentorId: mentor.id });
    await school.makeStudent({ mentorId: mentor.id });
    await school.makeStudent({ parentId: mentor.id });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAccount(page, mentor);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    const dialog = confirmation(page);
    await expect(dialog).toHaveAccessibleName('Suspend the account of Zoë Adeyemi-O’Neil?');
    await expect(dialog).toHaveAccessibleDescription(
      /Zoë Adeyemi-O’Neil is signed out everywhere at once and cannot sign in until you reactivate the account.+Messages are kept.+3 students stay linked/,
    );
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('New role').selectOption('admin');
    await page.getByRole('button', { name: 'Change Role' }).click();
    await expect(dialog).toHaveAccessibleDescription(
      /with the role Administrator\..+every account, student and enquiry.+2 students lose this Academic Mentor.+One student stays linked/,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByLabel('New role').selectOption('parent');
    await page.getByRole('button', { name: 'Change Role' }).click();
    await page.getByRole('button', { name: 'Confirm New Role' }).click();
    await expect(page.getByText('Zoë Adeyemi-O’Neil is now a Parent.')).toBeVisible();
    const dashboard = await otherContext.request.get('/parent-dashboard', { maxRedirects: 0 });
    expect(dashboard.headers()['location']).toContain('/parent-login');

    await page.getByRole('button', { name: 'Send New Password' }).click();
    await expect(dialog).toHaveAccessibleDescription(
      new RegExp(`stops working at once.+temporary password to ${mentor.email}. It is valid for 72 hours`),
    );
    await dialog.getByRole('button', { name: 'Replace Password' }).click();
    await expect(page.getByText(`We are emailing ${mentor.email} a new temporary password.`)).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('works by keyboard: a row leads to the account, dialogs take the focus, and return it when closed', async ({
    signedInAs,
    school,
  }) => {
    const { page, person: admin } = await signedInAs('admin');
    const { context: otherContext, person: parent } = await signedInAs('parent');
    await watchReact(page);
    await page.goto(`/admin-console/accounts?search=${encodeURIComponent(parent.email)}`);
    await waitForHydration(page);
    await rowOf(page, parent).getByRole('link', { name: parent.fullName }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: parent.fullName })).toBeVisible();

    const suspend = page.getByRole('button', { name: 'Suspend', exact: true });
    await suspend.press('Enter');
    await expect(confirmation(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (let step = 0; step < 6; step++) {
      const { isInDialog, isOnPage } = await focused(page);
      expect(isInDialog || !isOnPage, `step ${step}`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(confirmation(page)).toHaveCount(0);
    await expect(suspend).toBeFocused();
    await page.keyboard.press('Enter');
    await pressEnter(confirmation(page).getByRole('button', { name: 'Suspend Account' }));
    await expect(
      page.getByText(`${parent.fullName} is signed out everywhere and can no longer sign in.`),
    ).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(stateOf(page, 'Suspended')).toBeVisible();
    await expect(page).toHaveURL(`/admin-console/accounts/${parent.id}`);
    const dashboard = await otherContext.request.get('/parent-dashboard', { maxRedirects: 0 });
    expect(dashboard.headers()['location']).toContain('/parent-login');

    await page.getByRole('button', { name: 'Reactivate' }).press('Enter');
    await expect(stateOf(page, 'Suspended')).toHaveCount(0);
    const audit = await school.asOwner<{ act: string }>(
      `select act from audit_log where subject_id = $1 and actor_id = $2 and act like 'account %' order by id`,
      [parent.id, admin.id],
    );
    expect(audit.map(({ act }) => act)).toEqual(['account suspended', 'account reactivated']);
  });

  test('asks for the password with the focus in its field, again after a wrong one', async ({ signedInAs, school }) => {
    const { page, person: admin } = await signedInAs('admin');
    const parent = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [admin.id],
    );
    await openAccount(page, parent);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    const password = confirmation(page).locator('input[name=currentPassword]');
    await expect(password).toBeFocused();
    for (const typed of ['', 'Wrong-Password-1']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(password).toHaveAccessibleDescription(/\S/);
      await expect(password).toHaveValue('');
      await expect(password).toBeFocused();
    }
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await expect(stateOf(page, 'Suspended')).toBeVisible();
  });

  test('shows dialogs without axe violations on a phone in Arabic', async ({ signedInAs, school, baseURL }) => {
    const { page, context } = await signedInAs('admin', { viewport: { width: 360, height: 900 } });
    const parent = await school.makePerson('parent');
    await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAccount(page, parent);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('button[value=suspend]').click();
    await expect(confirmation(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
