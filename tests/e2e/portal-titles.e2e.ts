import { school as identity } from '#content/school.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

/** An id that does not exist. */
const unknownId = '00000000-0000-4000-8000-000000000000';

test.describe('The title of a portal page', () => {
  test('contains the school’s name and the current number of unread messages', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await page.goto('/inbox');
    await waitForHydration(page);
    await expect(page).toHaveTitle(`Secure Inbox – ${identity.name}`);
    await school.makeMessage({ from: mentor.id, to: person.id, subject: 'First' });
    await expect(page).toHaveTitle(`(1) Secure Inbox – ${identity.name}`);
    await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Second' });
    await expect(page).toHaveTitle(`(2) Secure Inbox – ${identity.name}`);
    await page.getByRole('link', { name: /Second/ }).click();
    await expect(page).toHaveTitle(`(1) Second – ${identity.name}`);
    await page.goto('/parent-dashboard');
    await expect(page).toHaveTitle(`(1) Parent Dashboard – ${identity.name}`);
  });

  test('contains no name of a student in the console', async ({ openPlain, school }) => {
    const { id } = await school.makeStudent({ fullName: 'Noah Okafor' });
    const page = await openPlain(`/admin-console/students/${id}`, await school.makePerson('admin'));
    await expect(page).toHaveTitle(`Edit student – ${identity.name}`);
  });
});

test.describe('A page that is not found', () => {
  for (const [path, label, to] of [
    [`/inbox/${unknownId}`, 'Back to messages', '/inbox'],
    [`/admin-console/students/${unknownId}`, 'Back to Admin Console', '/admin-console'],
    [`/parent-dashboard?student=${unknownId}`, 'Back to Dashboard', '/parent-dashboard'],
  ] as const) {
    test(`links from ${path} back into the portal`, async ({ openPlain, school }) => {
      const page = await openPlain(path, await school.makePerson('admin'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      await expect(page.getByRole('main').getByRole('link').first()).toHaveText(label);
      await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(to);
    });
  }

  test('links visitors to the home page only', async ({ openPlain }) => {
    const page = await openPlain('/no-such-page');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Return to Home');
  });
});
