import type { Page } from '@playwright/test';
import type { TestPerson } from '../support/people.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';

const rowOf = (page: Page, { email }: TestPerson) => page.getByRole('row').filter({ hasText: email });
const manage = (page: Page, person: TestPerson) => rowOf(page, person).getByRole('button', { name: /^Manage/ });
const listOf = ({ email }: TestPerson) => `/admin-console?search=${encodeURIComponent(email)}`;

/** Opens the list filtered to one person, and waits until its buttons open dialogs. */
async function openListOf(page: Page, person: TestPerson): Promise<void> {
  await watchReact(page);
  await page.goto(listOf(person));
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
    await openListOf(page, mentor);
    await manage(page, mentor).click();
    await expect(page.getByRole('dialog')).toBeVisible();
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

    await manage(page, mentor).click();
    await page.getByRole('button', { name: 'Send New Password' }).click();
    await expect(dialog).toHaveAccessibleDescription(
      new RegExp(`stops working at once.+temporary password to ${mentor.email}. It is valid for 72 hours`),
    );
    await dialog.getByRole('button', { name: 'Replace Password' }).click();
    await expect(page.getByText(`We are emailing ${mentor.email} a new temporary password.`)).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('works by keyboard: dialogs take the focus, keep it, and return it when closed', async ({
    signedInAs,
    school,
  }) => {
    const { page, person: admin } = await signedInAs('admin');
    const { context: otherContext, person: parent } = await signedInAs('parent');
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
    // the dialog is hidden at once, but removed after its close event
    await expect(page.locator('#manage-account')).toHaveCount(0);
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
    await pressEnter(confirmation(page).getByRole('button', { name: 'Suspend Account' }));
    await expect(
      page.getByText(`${parent.fullName} is signed out everywhere and can no longer sign in.`),
    ).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(manage(page, parent)).toBeFocused();
    await expect(rowOf(page, parent)).toContainText('Suspended');
    await expect(page).toHaveURL(listOf(parent));
    const dashboard = await otherContext.request.get('/parent-dashboard', { maxRedirects: 0 });
    expect(dashboard.headers()['location']).toContain('/parent-login');

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/state=suspended/);
    await manage(page, parent).click();
    await dialog.getByRole('button', { name: 'Reactivate' }).click();
    await expect(page.getByText('Nothing matches your search')).toBeVisible();
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
    await openListOf(page, parent);
    await manage(page, parent).click();
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
    await expect(rowOf(page, parent)).toContainText('Suspended');
  });

  test('shows dialogs without axe violations on a phone in Arabic', async ({ signedInAs, school, baseURL }) => {
    const { page, context } = await signedInAs('admin', { viewport: { width: 360, height: 900 } });
    const parent = await school.makePerson('parent');
    await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openListOf(page, parent);
    await rowOf(page, parent).getByRole('cell').last().getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('dialog').locator('button[value=suspend]').click();
    await expect(confirmation(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
