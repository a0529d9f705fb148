import { addSafetyDetails } from '#database/samples/safety.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';

test('A parent chooses a child and a tab of the dashboard, and signs out', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('parent');
  const zoe = await school.makeStudent({ parentId: person.id, fullName: 'Zoë O’Neil', level: 'Year 9' });
  const adam = await school.makeStudent({ parentId: person.id, fullName: 'Adam O’Neil' });
  await addSafetyDetails(
    school.asOwner,
    school.keyring,
    [zoe, adam].map(({ id: studentId }) => ({ studentId, authorId: person.id })),
  );
  await watchReact(page);
  await page.goto('/parent-dashboard');
  await waitForHydration(page);

  // @see core §2.3, §2.27–29
  await test.step('welcomes a parent and shows each child on a card, the first one selected', async () => {
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
  });

  // @see core §2.31–36
  await test.step('has four tabs, reached by arrow keys and kept in the address', async () => {
    for (const text of ['No recent activity to display', 'Progress tracking coming soon', 'No new notifications']) {
      await expect(page.getByRole('tabpanel', { name: 'Overview' }).getByText(text)).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Reports' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Reports' })).toHaveText('No reports available yet.');
    await expect(page).toHaveURL(`/parent-dashboard?student=${zoe.id}&tab=reports`);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Feedback' })).toHaveText('No feedback available yet.');
    await page.getByRole('tab', { name: 'Settings' }).click();
    const settings = page.getByRole('tabpanel', { name: 'Settings' });
    await expect(settings.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/account/notifications',
    );
    await expect(settings).toContainText(/New reports\s*Email immediately/);
    await expect(settings).toContainText(`${person.fullName} (Parent)`);
    await expect(settings.getByRole('link', { name: 'Ask for a Correction' })).toHaveAttribute(
      'href',
      '/inbox?compose&to=office:data-protection',
    );
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: /Zoë/ })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Feedback' })).toHaveAttribute('aria-selected', 'true');
    // arrow keys replace the entry of the history
    await page.goBack();
    await expect(page).toHaveURL('/parent-dashboard');
    await page.goForward();
  });

  // @see core §2.27
  await test.step('signs out and opens the login page', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/parent-login');
    const dashboard = await page.request.get('/parent-dashboard', { maxRedirects: 0 });
    expect(dashboard.headers()['location']).toContain('/parent-login?redirectTo=');
  });
});
