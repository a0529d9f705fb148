import { randomUUID } from 'node:crypto';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';

test('A parent downloads their data and requests a correction, the office answers, and the parent sees the outcome', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs(await school.makePerson('parent', { fullName: 'Olga Own-Data' }));
  const [details, reply] = [`My name is misspelt: ${randomUUID()}`, `We have corrected it: ${randomUUID()}`];
  await page.goto('/account/data');
  await waitForHydration(page);
  expect(await violationsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressEnter(page.getByRole('button', { name: 'Download' })),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await page.getByLabel('Your request').selectOption('Correct data');
  await page.getByLabel('Details').fill(details);
  await pressEnter(page.getByRole('button', { name: 'Send Request' }));
  const request = page.getByRole('listitem').filter({ hasText: details });
  await expect(request).toContainText('Waiting for an answer');

  const { page: office } = await signedInAs('admin');
  await office.goto('/privacy-requests');
  await waitForHydration(office);
  expect(await violationsOf(office)).toEqual([]);
  await office.getByRole('link', { name: person.fullName }).press('Enter');
  await expect(office.getByText(details)).toBeVisible();
  await pressEnter(office.getByRole('button', { name: 'Send Answer' }));
  await office.getByRole('link', { name: 'Please choose an outcome' }).press('Enter');
  await expect(office.getByLabel('Outcome')).toBeFocused();
  expect(await violationsOf(office)).toEqual([]);
  await office.getByLabel('Outcome').selectOption('Done');
  await office.getByLabel('Answer', { exact: true }).fill(reply);
  await pressEnter(office.getByRole('button', { name: 'Send Answer' }));
  await expect(office.getByRole('status').getByText('The answer has been sent.')).toBeVisible();
  await expect(office.getByRole('link', { name: person.fullName })).toHaveCount(0);

  await page.reload();
  await expect(request).toContainText(reply);
  await expect(request).toContainText('Done');
});
