import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';

test.describe('Parent dashboard', () => {
  test('answers a foreign child’s id and an unknown one with the same 404', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent');
    const other = await school.makePerson('parent');
    await school.makeStudent({ parentId: person.id, fullName: 'Own Child' });
    const foreign = await school.makeStudent({ parentId: other.id, fullName: 'Foreign Child' });
    const texts: string[] = [];
    for (const id of [foreign.id, randomUUID(), 'not-an-id']) {
      const answer = await page.goto(`/parent-dashboard?student=${id}`);
      expect(answer?.status()).toBe(404);
      texts.push(await page.getByRole('main').innerText());
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toContain('Child');
  });

  test('shows no archived child and none of another family', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent');
    const other = await school.makePerson('parent');
    await school.makeStudent({ parentId: other.id, fullName: 'Foreign Child' });
    const archived = await school.makeStudent({ parentId: person.id, fullName: 'Former Child' });
    await school.asOwner('update students set archived_at = now() where id = $1', [archived.id]);
    await page.goto('/parent-dashboard');
    await expect(page.getByRole('heading', { name: 'No Students Found' })).toBeVisible();
    await expect(page.getByText('Please contact admissions to link your student account.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Admissions' })).toHaveAttribute('href', '/inbox?compose');
    await expect(page.getByText('Child')).toHaveCount(0);
  });

  test('welcomes a parent and shows each child on a card, the first one selected', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent');
    const zoe = await school.makeStudent({ parentId: person.id, fullName: 'Zoë O’Neil', level: 'Year 9' });
    const adam = await school.makeStudent({ parentId: person.id, fullName: 'Adam O’Neil' });
    await page.goto('/parent-dashboard');
    await expect(page.getByRole('heading', { name: `Welcome, ${person.fullName}` })).toBeVisible();
    const cards = page.getByRole('navigation', { name: 'Students' }).getByRole('link');
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText('Adam O’Neil');
    await expect(cards.nth(0)).toContainText(adam.number);
    await expect(cards.nth(0)).toContainText('Not Set');
    await expect(cards.nth(0)).toHaveAttribute('aria-current', 'true');
    await expect(cards.nth(1)).toContainText('Year 9');

    await cards.nth(1).click();
    await expect(page).toHaveURL(`/parent-dashboard?student=${zoe.id}`);
    await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(cards.nth(0)).toHaveAttribute('aria-current', 'true');
  });

  test('has four tabs, reached by arrow keys and kept in the address', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent');
    const { id } = await school.makeStudent({ parentId: person.id });
    await watchReact(page);
    await page.goto('/parent-dashboard');
    await reactLives(page);
    for (const text of ['No recent activity to display', 'Progress tracking coming soon', 'No new notifications']) {
      await expect(page.getByRole('tabpanel', { name: 'Overview' }).getByText(text)).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Reports' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Reports' })).toHaveText('No reports available yet.');
    await expect(page).toHaveURL(`/parent-dashboard?student=${id}&tab=reports`);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Feedback' })).toHaveText('No feedback available yet.');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Settings' })).toHaveText(
      'Settings and preferences management coming soon.',
    );
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Feedback' })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows a mentor the students assigned to them', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('mentor');
    await school.makeStudent({ mentorId: person.id, fullName: 'Assigned Student' });
    await school.makeStudent({ fullName: 'Other Student' });
    await page.goto('/parent-dashboard');
    await expect(page.getByText('Assigned Student')).toBeVisible();
    await expect(page.getByText('Other Student')).toHaveCount(0);
  });

  test('signs out to the login', async ({ signedInAs }) => {
    const { page } = await signedInAs('parent');
    await page.goto('/parent-dashboard');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/parent-login');
    await page.goto('/parent-dashboard');
    await expect(page).toHaveURL(/\/parent-login\?redirectTo=/);
  });

  test('works without JavaScript', async ({ signedInAs, school, browser }) => {
    const { person, context } = await signedInAs('parent');
    const first = await school.makeStudent({ parentId: person.id, fullName: 'Adam Plain' });
    const second = await school.makeStudent({ parentId: person.id, fullName: 'Zoë Plain' });
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
    const page = await plain.newPage();
    await page.goto(`${process.env['E2E_ORIGIN']}/parent-dashboard`);
    await page.getByRole('link', { name: /Zoë Plain/ }).click();
    await expect(page).toHaveURL(new RegExp(`student=${second.id}`));
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await expect(page.getByText('No feedback available yet.')).toBeVisible();
    await page.getByRole('link', { name: /Adam Plain/ }).click();
    await expect(page).toHaveURL(new RegExp(`student=${first.id}&tab=feedback`));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/parent-login$/);
    await plain.close();
  });
});
