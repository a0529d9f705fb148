import { randomUUID } from 'node:crypto';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';

const today = todayInUtc();
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;
const lessonDay = addDays(today, 7);

async function addSchoolDay({ asOwner, keyring, makePerson, makeStudent }: School) {
  const names = { en: `Term ${randomUUID().slice(0, 8)}` };
  const days = { firstDay: addDays(today, -7), lastDay: addDays(today, 60), dueOn: addDays(today, 60) };
  const termId = await addTerm(asOwner, { names, ...days });
  const teacher = await makePerson('mentor', { fullName: 'Ottoline Sample' });
  const number = `DAY-${randomUUID().slice(0, 8)}`.toUpperCase();
  const { id: studentId } = await makeStudent({ fullName: 'Nour Sample', number });
  const other = { names: { en: 'Astronomy' }, teacherIds: [teacher.id], studentIds: [studentId] };
  const [courseId = ''] = await addCourses(asOwner, keyring, [other]);
  await addCourseRules(asOwner, [{ courseId, termId, weekday: weekdayOf(lessonDay), startsAt: '10:30' }]);
  return { term: names.en, teacher, number, courseId };
}

test('An administrator adds a course with a teacher, a student and lessons, accepts a conflict and adds holidays', async ({
  signedInAs,
  school,
}) => {
  const { term, teacher, number } = await addSchoolDay(school);
  const name = `Chess ${randomUUID().slice(0, 8)}`;
  const { page } = await signedInAs('admin');
  await watchReact(page);
  await page.goto('/admin-console/courses/new');
  await waitForHydration(page);
  await page.getByLabel('Name in Arabic').fill('الشطرنج');
  await page.getByLabel('Address of the room').fill('http://rooms.example.org/1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Please enter the English name' }).click();
  await expect(page.getByLabel('Name in English')).toBeFocused();
  await page.getByLabel('Name in English').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a complete https address', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Address of the room').fill('https://rooms.example.org/1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('combobox', { name: 'Teacher' }).fill(teacher.email);
  await page.getByRole('option', { name: /Ottoline Sample/ }).click();
  await page.getByRole('button', { name: 'Add Teacher' }).click();
  await expect(page.getByRole('button', { name: 'Remove Ottoline Sample' })).toBeVisible();
  await page.getByLabel('Student numbers').fill('DAY-0');
  await page.getByRole('button', { name: 'Add Students' }).click();
  await expect(page.getByText('No enrolled student has these numbers: DAY-0')).toBeVisible();
  await page.getByLabel('Student numbers').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Add Students' }).click();
  await expect(page.getByRole('button', { name: 'Remove Nour Sample' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Add Weekly Lesson' }).click();
  await page.getByLabel('Day of the week').selectOption(String(weekdayOf(lessonDay)));
  await page.getByLabel('Begins at').fill('10:00');
  await page.getByLabel('Term').selectOption(term);
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save despite 2 conflicts?' });
  await expect(question).toContainText(/Nour Sample · Astronomy · .*10:30/);
  await expect(question).toContainText('Ottoline Sample · Astronomy');
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Begins at')).toHaveValue('10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('cell', { name: '10:00–10:45', exact: true })).toBeVisible();

  await page.getByRole('link', { name: /^Change: .*10:00–10:45/ }).click();
  await page.getByLabel('Begins at').fill('11:30');
  await page.getByLabel('New times from').fill(addDays(lessonDay, 1));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '10:00–10:45', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '11:30–12:15', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Holidays' }).click();
  await page.getByRole('link', { name: 'Add Holidays' }).click();
  await page.getByLabel('Name in English').fill(`Founders’ day ${name}`);
  await page.getByLabel('First day').fill(lessonDay);
  await page.getByLabel('Last day').fill(lessonDay);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Founders’ day ${name}`) })).toContainText(/[1-9]/);

  await page.goto(`/admin-console/courses?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Ottoline Sample');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('status').getByText('The course has been archived.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Weekly Lesson' })).toBeHidden();
});

test('The pages of courses fit on a phone in Arabic', async ({ signedInAs, school }) => {
  const { courseId } = await addSchoolDay(school);
  const { page, person } = await signedInAs('admin', { viewport: { width: 320, height: 720 } });
  await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [person.id]);
  for (const path of ['', `/${courseId}`, `/${courseId}/rules/new`, '/new']) {
    await page.goto(`/admin-console/courses${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await violationsOf(page), path).toEqual([]);
  }
});

test('A weekly lesson is added and a conflict accepted without JavaScript', async ({ openPlain, school }) => {
  const { term, teacher } = await addSchoolDay(school);
  const [courseId = ''] = await addCourses(school.asOwner, school.keyring, [
    { names: { en: 'Drama' }, teacherIds: [teacher.id] },
  ]);
  const page = await openPlain(`/admin-console/courses/${courseId}/rules/new`, await school.makePerson('admin'));
  await page.getByLabel('Day of the week').selectOption(String(weekdayOf(lessonDay)));
  await page.getByLabel('Begins at').fill('10:45');
  await page.getByLabel('Term').selectOption(term);
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('region', { name: 'Save despite 1 conflict?' })
    .getByRole('button', { name: 'Save anyway' })
    .click();
  await expect(page.getByText('The weekly lesson has been added.')).toBeVisible();
});
