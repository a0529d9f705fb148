import { randomUUID } from 'node:crypto';
import { addConsents } from '#database/samples/consents.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';

const phone = { width: 320, height: 720 };
const path = '/parent-dashboard/consents';

test('An administrator asks two guardians on phones in English and Arabic, who answer, disagree and withdraw', async ({
  signedInAs,
  school,
}) => {
  const number = `TOUR-${randomUUID().slice(0, 8)}`.toUpperCase();
  const [mother, father, mentor] = [
    await school.makePerson('parent'),
    await school.makePerson('parent'),
    await school.makePerson('mentor'),
  ];
  await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [father.id]);
  const links = { parentId: mother.id, mentorId: mentor.id };
  const { id: studentId } = await school.makeStudent({ fullName: 'Nour Sample', number, ...links });
  await addGuardians(school.asOwner, [{ studentId, guardianId: father.id, relation: 'father' }]);

  const { page: console } = await signedInAs('admin');
  await watchReact(console);
  await console.goto('/admin-console/consents/new');
  await waitForHydration(console);
  await expect(console.getByLabel('Student numbers')).toBeHidden();
  await console.getByLabel('Title in English').fill('A night at the observatory');
  await console.getByLabel('Text in English').fill('We watch the stars until midnight. May your child come?');
  await console.getByLabel('Title in Arabic').fill('ليلة في المرصد');
  await console.getByLabel('Answer by').fill(addDays(todayInUtc(), 8));
  await console.getByLabel('Who must agree').selectOption('All guardians who may decide');
  await console.getByLabel('About which students').selectOption('Chosen students');
  await console.getByLabel('Student numbers').fill(number.toLowerCase());
  await console.getByRole('button', { name: 'Continue' }).click();
  await console.getByRole('link', { name: 'Please write a text in this language, or leave out its title' }).click();
  await expect(console.getByLabel('Text in Arabic')).toBeFocused();
  await console.getByLabel('Text in Arabic').fill('نراقب النجوم حتى منتصف الليل. هل يحضر ابنكم؟');
  await console.getByRole('button', { name: 'Continue' }).click();
  const preview = console.getByRole('alertdialog');
  await expect(preview).toContainText('1 student: the guardians who may decide are asked.');
  expect(await violationsOf(console)).toEqual([]);
  await preview.getByRole('button', { name: 'Ask families' }).click();
  await expect(console.getByRole('status').getByText('The families are asked.')).toBeVisible();
  await expect(console.getByRole('heading', { level: 1 })).toHaveText('A night at the observatory');
  expect(await violationsOf(console)).toEqual([]);

  const { page: hers } = await signedInAs(mother, { viewport: phone });
  await watchReact(hers);
  await hers.goto('/parent-dashboard');
  await waitForHydration(hers);
  await hers.getByRole('link', { name: /Your answer is needed: A night at the observatory/ }).click();
  await expect(hers.getByText('We watch the stars until midnight.')).toBeVisible();
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violationsOf(hers)).toEqual([]);
  await hers.getByRole('button', { name: 'I agree for Nour Sample: A night at the observatory' }).press('Enter');
  await expect(hers.getByRole('status').getByText('Your consent is recorded')).toBeVisible();
  await expect(hers.getByRole('listitem').filter({ hasText: 'Nour Sample' })).toContainText('Open');

  const { page: his } = await signedInAs(father, { viewport: phone });
  await watchReact(his);
  await his.goto(path);
  await waitForHydration(his);
  await expect(his.getByText('نراقب النجوم حتى منتصف الليل.')).toBeVisible();
  expect(await his.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violationsOf(his)).toEqual([]);
  await his.getByRole('button', { name: /^لا أوافق/ }).click();
  await expect(his.getByText('إجابات متعارضة')).toBeVisible();
  await his.getByRole('button', { name: /^أوافق/ }).click();
  await expect(his.getByText('مُنحت')).toBeVisible();

  const { page: staff } = await signedInAs(mentor);
  await staff.goto(`/parent-dashboard?student=${studentId}`);
  await expect(staff.getByRole('listitem').filter({ hasText: 'A night at the observatory' })).toContainText('Given');

  await hers.reload();
  await waitForHydration(hers);
  await hers.getByRole('button', { name: /^Withdraw the consent/ }).click();
  const question = hers.getByRole('alertdialog');
  await expect(question).toContainText('From then on the school no longer has your consent.');
  expect(await violationsOf(hers)).toEqual([]);
  await question.getByRole('button', { name: 'Keep the consent' }).click();
  await hers.getByRole('button', { name: /^Withdraw the consent/ }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(hers.getByRole('status').getByText('Your consent is withdrawn.')).toBeVisible();

  await console.reload();
  await console.getByRole('link', { name: /Conflicting/ }).click();
  await expect(console.getByRole('row', { name: /Nour Sample/ })).toContainText('Consent withdrawn');
});

test('A text that was replaced while its page was open is shown instead of saving the answer', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent', { viewport: phone });
  const { id } = await school.makeStudent({ fullName: 'Nour Sample', parentId: person.id });
  const [consentId] = await addConsents(school.asOwner, [{ studentIds: [id] }]);
  await watchReact(page);
  await page.goto(path);
  await waitForHydration(page);
  await school.asOwner(
    `insert into consent_versions (consent_id, number, titles, texts, answer_by, needs_all)
     values ($1, 2, '{"en": "Day at the museum"}', '{"en": "Now by train."}', '2030-01-01', false)`,
    [consentId],
  );
  await school.asOwner('update consents set version = 2 where id = $1', [consentId]);
  // Its arrival makes the page load again.
  await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
  await expect(page.getByText('Now by train.')).toBeVisible();
  await page.getByRole('button', { name: /^I agree/ }).click();
  await expect(page.getByText('the school has changed the text')).toBeVisible();
  await expect(page.getByText('Now by train.')).toBeVisible();
  expect(await school.asOwner('select from consent_answers where consent_id = $1', [consentId])).toEqual([]);
  await page.getByRole('button', { name: /^I agree/ }).click();
  await expect(page.getByRole('status').getByText('Your consent is recorded')).toBeVisible();
});

test('A consent is given and withdrawn without JavaScript, and its page prints without buttons', async ({
  openPlain,
  school,
}) => {
  const parent = await school.makePerson('parent');
  const { id } = await school.makeStudent({ fullName: 'Nour Sample', parentId: parent.id });
  await addConsents(school.asOwner, [{ studentIds: [id] }]);
  const page = await openPlain(path, parent);
  await page.getByRole('button', { name: /^I agree/ }).click();
  await expect(page.getByText('Your consent is recorded')).toBeVisible();
  await page.getByRole('button', { name: /^Withdraw the consent/ }).click();
  const question = page.getByRole('region', { name: 'Withdraw your consent for Nour Sample?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Your consent is withdrawn.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^I agree/ })).toBeHidden();
  await expect(page.getByText('Day at the museum')).toBeVisible();
});
