import { expect, test } from './support/fixtures.ts';
import { openLive, openWithoutStream, unread } from './support/live-pages.ts';

test.describe('The end of a session', () => {
  const ended = 'Your session has ended. Please sign in again.';

  // @see core §2.38, §4.4
  test('is shown in every tab after signing out in one, with a notice in the other tabs only', {
    tag: '@https',
  }, async ({ signedInAs }) => {
    const { page, context } = await signedInAs('parent');
    const other = await context.newPage();
    await Promise.all([openLive(page), openLive(other, '/parent-dashboard?from=letter')]);
    // The response arrives after both tabs have received the event that the session ended.
    const otherTabLeft = other.waitForURL('/parent-login?**', { timeout: 60_000 });
    await page.route('**/sign-out', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      await otherTabLeft;
      await route.fulfill({ response });
    });
    const shown: string[] = [];
    page.on('framenavigated', (frame) => shown.push(frame.url()));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard%3Ffrom%3Dletter');
    await expect(other.getByText(ended)).toBeVisible();
    await expect(page).toHaveURL('/parent-login');
    expect(new Set(shown)).toEqual(new Set([page.url()]));
    await expect(page.getByText(ended)).toHaveCount(0);
  });

  test('keeps a public page open, with the header for visitors', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await openLive(page, '/');
    await school.asOwner('select accounts.suspend($1)', [person.id]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Parent Login' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  // @see core §4.2, §9.13
  test('is detected by polling if there is no stream', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.clock.install();
    await openWithoutStream(page);
    await school.asOwner('delete from accounts.sessions where person_id = $1', [person.id]);
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard');
    await expect(page.getByText(ended)).toBeVisible();
  });

  test('is shown to a person who opens a page later', async ({ school, openPlain }) => {
    const person = await school.makePerson('parent');
    const page = await openPlain('/parent-dashboard', person);
    await school.asOwner('delete from accounts.sessions where person_id = $1', [person.id]);
    await page.goto('/parent-dashboard');
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard');
    await expect(page.getByText(ended)).toBeVisible();
  });

  test('shows no notice in the tab that changed the password, which opens the dashboard', { tag: '@https' }, async ({
    school,
    signedInAs,
  }) => {
    const { page: own, person } = await signedInAs('parent');
    await openLive(own, '/change-password');
    await own.getByLabel('Current password').fill(person.password);
    await own.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
    await own.getByLabel('Confirm new password').fill('Another-Horse-7y?');
    await own.getByRole('button', { name: 'Change Password' }).click();
    await expect(own.getByText('Your password has been changed.')).toBeVisible();
    await expect(own).toHaveURL('/parent-dashboard');
    // The page has received its live events, the end of the old session included, once a later one shows.
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await expect(unread(own, 1)).toBeVisible();
    await expect(own).toHaveURL('/parent-dashboard');
    await expect(own.getByText(ended)).toHaveCount(0);
  });
});
