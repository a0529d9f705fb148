import type { Page } from '@playwright/test';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';

const phone = { width: 390, height: 780 };
const studentCount = 15;
const absent = 'Student 03';

/** A class of fifteen and its teacher, with a lesson that began yesterday and one in the next 24 hours. */
async function addClass(school: School) {
  const [mother, father, mentor, teacher] = [
    await school.makePerson('parent'),
    await school.makePerson('parent'),
    await school.makePerson('mentor'),
    await school.makePerson('mentor'),
  ];
  await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [father.id]);
  const names = Array.from({ length: studentCount }, (_, index) => `Student ${String(index + 1).padStart(2, '0')}`);
  const studentIds: string[] = [];
  for (const fullName of names)
    studentIds.push((await school.makeStudent({ fullName, parentId: mother.id, mentorId: mentor.id })).id);
  const [yesterday, tomorrow] = [addDays(todayInUtc(), -1), addDays(todayInUtc(), 1)];
  const days = { firstDay: addDays(yesterday, -20), lastDay: addDays(tomorrow, 30), dueOn: tomorrow };
  const termId = await addTerm(school.asOwner, { names: { en: 'Term of the register' }, ...days });
  const [courseId = ''] = await addCourses(school.asOwner, school.keyring, [
    {
      names: { en: 'Mathematics', ar: 'الرياضيات' },
      timeZone: 'UTC',
      teacherIds: [teacher.id],
      studentIds,
    },
  ]);
  const rules = [yesterday, tomorrow].map((day) => ({
    ...{ courseId, termId, startsAt: '00:01' },
    weekday: new Date(day).getUTCDay() || 7,
  }));
  const [held = '', coming = ''] = await addCourseRules(school.asOwner, rules);
  return {
    mother,
    father,
    mentor,
    teacher,
    studentIds,
    heldPath: `/my-day/${held}/${yesterday}`,
    comingPath: `/my-day/${coming}/${tomorrow}`,
  };
}

const openedBy = async (page: Page, path: string) => {
  await watchReact(page);
  await page.goto(path);
  await waitForHydration(page);
};

test('A teacher takes the register of fifteen students by at most 40 keys, and the family explains an absence on a phone', async ({
  signedInAs,
  school,
}) => {
  const { mother, father, mentor, teacher, studentIds, heldPath } = await addClass(school);
  const [, , thirdId = ''] = studentIds;
  await school.asOwner(
    `insert into student_guardians (student_id, guardian_id, relation, may_view, may_write, receives_mail)
     values ($1, $2, 'father', true, true, true)`,
    [thirdId, father.id],
  );

  const { page } = await signedInAs(teacher);
  await openedBy(page, heldPath);
  expect(await violationsOf(page)).toEqual([]);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole('group', { name: 'Student 01' }).getByLabel('Present').focus();
  for (let moved = 1; moved < 3; moved += 1) await press('Tab');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(page.getByRole('group', { name: absent }).getByLabel('Absent')).toBeChecked();
  for (let moved = 3; moved < studentCount; moved += 1) await press('Tab');
  await press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Student 15' }).getByLabel('Late')).toBeChecked();
  await press('Enter');
  await expect(page.getByRole('status').getByText('The register has been saved.')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(40);
  await expect(page.getByRole('group', { name: 'Student 01' }).getByLabel('Present')).toBeChecked();
  await expect(page.getByRole('group', { name: absent }).getByLabel('Absent')).toBeChecked();

  const mails = await school.asOwner<{ template: string; person_id: string }>(
    `select template, person_id from mails where person_id = any ($1)`,
    [[mother.id, father.id, mentor.id]],
  );
  const of = (person: { id: string }) =>
    mails.filter(({ person_id }) => person_id === person.id).map(({ template }) => template);
  expect([of(mother), of(father), of(mentor)]).toEqual([
    ['new-unexplained-absences'],
    ['new-unexplained-absences'],
    ['student-absent'],
  ]);

  const { page: his } = await signedInAs(father, { viewport: phone });
  await openedBy(his, '/parent-dashboard');
  await his.getByRole('link', { name: /هل كنتم على علم بهذا الغياب؟/ }).click();
  await expect(his.getByText('دون تفسير').first()).toBeVisible();
  expect(await his.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violationsOf(his)).toEqual([]);

  const { page: hers } = await signedInAs(mother, { viewport: phone });
  await openedBy(hers, '/parent-dashboard/attendance');
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violationsOf(hers)).toEqual([]);
  await hers.getByRole('button', { name: 'Illness' }).click();
  await expect(hers.getByRole('status').getByText('Thank you. The school sees your answer.')).toBeVisible();
  await expect(hers.getByText('Did you know about this absence?')).toBeHidden();

  await his.reload();
  await expect(his.getByText('هل كنتم على علم بهذا الغياب؟')).toBeHidden();
});

test('A teacher cancels a lesson of the next 24 hours, and the guardian is told at once', async ({
  signedInAs,
  school,
}) => {
  const { mother, teacher, comingPath } = await addClass(school);
  const { page } = await signedInAs(teacher, { viewport: phone });
  await openedBy(page, comingPath);
  await page.getByText('Change this lesson').click();
  await page.getByLabel('The lesson').selectOption('Is moved');
  await page.getByRole('button', { name: 'Save Change' }).click();
  await page.getByRole('link', { name: 'Please enter the new day' }).click();
  await expect(page.getByLabel('New day')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('The lesson').selectOption('Is cancelled');
  await page.getByLabel('Note to families').fill('I am ill.');
  await page.getByRole('button', { name: 'Save Change' }).click();
  await expect(page.getByRole('status').getByText('The lesson has been changed.')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const mails = await school.asOwner<{ template: string }>('select template from mails where person_id = $1', [
    mother.id,
  ]);
  expect(mails.map(({ template }) => template)).toEqual(['new-lesson-changes']);
});
