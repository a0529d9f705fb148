import type { Page } from '@playwright/test';
import { uniqueName } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

async function openConsole(page: Page, path = '/admin-console/students') {
  await page.goto(path);
  await waitForHydration(page);
  return {
    dialog: page.getByRole('dialog', { name: 'Find' }),
    field: page.getByRole('combobox', { name: 'Name, number or page' }),
  };
}

/** @see PD-81 */
test.describe('Find, in the console', () => {
  test('leaves a slash to the field that is typed in, and to nobody who turned the shortcuts off', async ({
    signedInAs,
  }) => {
    const { page } = await signedInAs('admin');
    const { dialog, field } = await openConsole(page);
    await page.getByRole('searchbox').pressSequentially('3/4');
    await expect(page.getByRole('searchbox')).toHaveValue('3/4');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => localStorage.setItem('shortcuts', 'off'));
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  test('opens by a slash or Control and K, and returns the focus when it closes', async ({ signedInAs }) => {
    const { page } = await signedInAs('admin');
    const { field } = await openConsole(page);
    const link = page.getByRole('link', { name: 'Find', exact: true });
    await link.focus();
    for (const key of ['/', 'Control+k', 'Enter']) {
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.locator('#console-search')).not.toBeAttached();
      await expect(link).toBeFocused();
    }
  });

  test('leads to people, students, enquiries and pages by keyboard', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const word = uniqueName();
    const account = await school.makePerson('parent', { fullName: `Ada ${word}` });
    const student = await school.makeStudent({ fullName: `Bea ${word}` });
    const enquiry = await school.makeEnquiry({ name: `Cleo ${word}` });
    const { dialog, field } = await openConsole(page);
    for (const [typed, path] of [
      [`ada ${word}`, `/admin-console/accounts/${account.id}`],
      [`bea ${word}`, `/admin-console/students/${student.id}`],
      [`cleo ${word}`, `/admin-console/enquiries/${enquiry.id}`],
      ['year end', '/admin-console/year-end'],
    ] as const) {
      await page.keyboard.press('/');
      await field.fill(typed);
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(dialog).toBeHidden();
    }
  });

  test('is a page without a script', async ({ openPlain, school }) => {
    const word = uniqueName();
    const admin = await school.makePerson('admin');
    const student = await school.makeStudent({ fullName: `Bea ${word}` });
    const page = await openPlain('/admin-console', admin);
    await page.getByRole('link', { name: 'Find', exact: true }).click();
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: `Bea ${word}` }).click();
    await expect(page).toHaveURL(`/admin-console/students/${student.id}`);
  });
});

test('The skip link leads past the navigation of the console', async ({ signedInAs }) => {
  const { page } = await signedInAs('admin');
  await openConsole(page);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.console-page :focus')).toHaveCount(1);
});
