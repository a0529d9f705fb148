import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { openWithoutStream } from './support/live-pages.ts';
import { texts } from './support/texts.ts';

const newNumber = () => `N-${randomUUID().slice(0, 10)}`;

/** Types the email address and selects the person found. */
async function choose(page: Page, label: string, { fullName, email }: { fullName: string; email: string }) {
  // before hydration the field is a select
  const field = page.locator('input').and(page.getByRole('combobox', { name: label }));
  await field.fill(email);
  await page.getByRole('option', { name: fullName }).click();
  await expect(field).toHaveValue(`${fullName} (${email})`);
}

async function fill(
  page: Page,
  student: { fullName: string; studentNumber: string; level?: string; className?: string },
) {
  await page.getByLabel('Full Name').fill(student.fullName);
  await page.getByLabel('Student Number').fill(student.studentNumber);
  await page.getByLabel('Current Level').selectOption(student.level ?? '');
  await page.getByLabel('Class').fill(student.className ?? '');
}

const pageOf = async ({ request }: BrowserContext, path: string) => (await request.get(path)).text();

test.describe('Student management', () => {
  // @see core §1.3
  test('adds a student to a parent found by email address, and the parent sees the child', { tag: '@https' }, async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('admin');
    const { context: parents, person: parent } = await signedInAs('parent');
    const { number: takenNumber } = await school.makeStudent({});
    const studentNumber = newNumber();
    await page.goto('/admin-console/students?add');
    await choose(page, 'Parent', parent);

    // @see core §5.8, §9.4
    await test.step('shows an error under each field, and rejects a student number in use', async () => {
      await fill(page, { fullName: 'L', studentNumber: 'AB 12' });
      await page.getByRole('button', { name: 'Add Student' }).click();
      await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
      await expect(page.getByLabel('Student Number')).toHaveAccessibleDescription(
        /Student number can only contain letters, numbers, and hyphens/,
      );
      await fill(page, { fullName: '王小明', studentNumber: takenNumber.toLowerCase() });
      await page.getByRole('button', { name: 'Add Student' }).click();
      await expect(page.getByLabel('Student Number')).toHaveAccessibleDescription(
        /A student with this number already exists/,
      );
      await expect(page.getByLabel('Full Name')).toHaveValue('王小明');
    });

    await fill(page, { fullName: '王小明', studentNumber, level: 'Middle Years', className: '8B' });
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByText('王小明 has been added.')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');

    await page.getByRole('link', { name: 'All students' }).click();
    await page.getByLabel('Search by name, number or guardian').fill(studentNumber);
    await page.getByRole('button', { name: 'Search' }).click();
    const row = page.getByRole('row').filter({ hasText: studentNumber });
    await expect(row).toContainText('王小明');
    await expect(row).toContainText(parent.fullName);
    expect(await pageOf(parents, '/parent-dashboard')).toContain('王小明');
    const [audit] = await school.asOwner<{ details: unknown }>(
      `select details from audit_log join students on students.id = subject_id where student_number = $1`,
      [studentNumber],
    );
    expect(audit?.details).toEqual({ parentId: parent.id });
  });

  test('changes, archives and restores a student', async ({ signedInAs, school }) => {
    const { page, context } = await signedInAs('admin');
    const { context: mentors, person: mentor } = await signedInAs('mentor');
    const coach = await school.makePerson('mentor');
    const parent = await school.makePerson('parent');
    const { id, number } = await school.makeStudent({ fullName: 'Before Change', parentId: parent.id });
    const save = page.getByRole('button', { name: 'Save Changes' });
    await page.goto(`/admin-console/students?search=${number}`);

    // @see core §1.2
    await test.step('changes a student and assigns a mentor and a coach', async () => {
      await page.getByRole('link', { name: 'Before Change' }).click();
      // the list has a field of this label as well
      await expect(page).toHaveURL(new RegExp(`/admin-console/students/${id}`));
      await expect(save).toBeVisible();
      await page.getByLabel('Full Name').fill('Noah Okafor');
      await choose(page, 'Academic Mentor', mentor);
      await choose(page, 'Wellbeing Coach', coach);
      await save.click();
      await expect(page.getByText('The changes to Noah Okafor have been saved.')).toBeVisible();
      expect(await pageOf(context, `/admin-console/students/${id}`)).toContain(`${mentor.fullName} (${mentor.email})`);
      expect(await pageOf(mentors, '/parent-dashboard')).toContain('Noah Okafor');
      const [audit] = await school.asOwner<{ details: unknown }>(
        'select details from audit_log where subject_id = $1',
        [id],
      );
      expect(audit?.details).toEqual({
        changed: ['fullName', 'academicMentorId', 'wellbeingCoachId'],
        academicMentorId: mentor.id,
        wellbeingCoachId: coach.id,
      });
    });

    // @see translations students.archive.text, translations students.confirm.archive.kept
    await test.step('archives a student, which hides them from the mentor, and restores them', async () => {
      const archive = page.getByRole('button', { name: 'Archive Student' });
      await archive.click();
      const question = page.getByRole('alertdialog', { name: 'Archive Noah Okafor?' });
      await expect(question).toHaveAccessibleDescription(
        /Test parent will no longer see Noah Okafor\. Test mentor will no longer see Noah Okafor\..*The record and all messages are kept/,
      );
      await page.keyboard.press('Escape');
      await expect(archive).toBeFocused();
      expect(await pageOf(mentors, '/parent-dashboard')).toContain('Noah Okafor');
      await archive.click();
      await question.getByRole('button', { name: 'Confirm and Archive' }).click();
      await expect(page.getByText('Noah Okafor has been archived.')).toBeVisible();
      expect(await pageOf(mentors, '/parent-dashboard')).toContain('No students assigned yet');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Noah Okafor has been restored.')).toBeVisible();
      const audit = await school.asOwner<{ act: string }>(
        `select act from audit_log where subject_id = $1 and act <> 'student changed' order by id`,
        [id],
      );
      expect(audit.map(({ act }) => act)).toEqual(['student archived', 'student restored']);
    });
  });

  test('shows what somebody else has changed meanwhile, and saves the form the second time', async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('admin');
    const { id } = await school.makeStudent({});
    await openWithoutStream(page, `/admin-console/students/${id}`);
    await page.getByLabel('Class').fill('5A');
    await school.asOwner('update students set full_name = $2 where id = $1', [id, 'Ada Changed']);
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('alert')).toContainText('changed');
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Changed');
    await page.getByLabel('Class').fill('5A');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Ada Changed')).toBeVisible();
    await expect(page.getByLabel('Class')).toHaveValue('5A');
  });

  test('is refused after an error in a field if somebody has changed the student once more', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const { id } = await school.makeStudent({});
    const rename = (name: string) => school.asOwner('update students set full_name = $2 where id = $1', [id, name]);
    await watchReact(page);
    await page.goto(`/admin-console/students/${id}`);
    await waitForHydration(page);
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByLabel('Full Name').fill('Ada Mine');
    await rename('Ada Once');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('changed');
    await page.getByLabel('Full Name').fill('');
    await save.click();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/\S/);
    await rename('Ada Twice');
    // Its arrival makes the page load again.
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Twice' })).toBeVisible();
    await page.getByLabel('Full Name').fill('Ada Mine');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('changed');
    expect(await school.asOwner('select full_name from students where id = $1', [id])).toEqual([
      { full_name: 'Ada Twice' },
    ]);
  });

  test('adds and then restricts a second guardian, whose open dashboard is updated', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const johan = await signedInAs(await school.makePerson('parent', { fullName: 'Johan Lindqvist' }));
    const amara = await school.makePerson('parent', { fullName: 'Amara Okafor' });
    const { id } = await school.makeStudent({ fullName: 'Noah Okafor', parentId: amara.id });
    await watchReact(johan.page);
    await johan.page.goto('/parent-dashboard');
    await waitForHydration(johan.page);
    await watchReact(page);
    await page.goto(`/admin-console/students/${id}`);
    await waitForHydration(page);
    const list = page.getByRole('region', { name: 'Guardians' });
    await expect(list.getByRole('listitem')).toContainText(['Amara Okafor']);
    await list.getByRole('link', { name: 'Add Guardian' }).click();
    await expect(page.getByLabel('Relation to the student')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await choose(page, 'Guardian', johan.person);
    await page.getByLabel('Relation to the student').selectOption('Father');
    await page.getByRole('switch', { name: 'Receive emails about the student' }).uncheck();
    await page.getByRole('button', { name: 'Add Guardian' }).click();
    await expect(page.getByText('Johan Lindqvist is now a guardian of Noah Okafor.')).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasText: 'Johan' })).toContainText(
      'FatherSee the student · Write to mentor and coach',
    );
    await expect(johan.page.getByRole('navigation', { name: 'Students' })).toContainText('Noah Okafor');

    await list.getByRole('link', { name: 'Manage Johan Lindqvist' }).click();
    await page.getByLabel('Reason').selectOption('Court order');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restrict Guardian' }).click();
    const question = page.getByRole('alertdialog', { name: 'Restrict Johan Lindqvist?' });
    await expect(question).toHaveAccessibleDescription(
      /Johan Lindqvist will no longer see Noah Okafor\. Johan Lindqvist can no longer write to the mentor and coach/,
    );
    await question.getByRole('button', { name: 'Confirm and Restrict' }).click();
    await expect(page.getByText('Johan Lindqvist no longer has access to Noah Okafor.')).toBeVisible();
    await expect(johan.page.getByText('No Students Found')).toBeVisible();
  });

  test('works without JavaScript', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin', { javaScriptEnabled: false });
    const parent = await school.makePerson('parent');
    await page.goto('/admin-console/students?add');
    await page.getByLabel('Find a parent').fill(parent.email);
    await page.getByRole('button', { name: 'Find' }).click();
    const studentNumber = newNumber();
    await fill(page, { fullName: 'Plain Student', studentNumber });
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByText('Plain Student has been added.')).toBeVisible();
    const [student] = await school.asOwner<{ parent_id: string }>(
      'select parent_id from students where student_number = $1',
      [studentNumber],
    );
    expect(student?.parent_id).toBe(parent.id);
  });
});

test('A mentor chooses students on two pages of the list, and all of the list, for one letter', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('mentor');
  for (let index = 10; index < 42; index++)
    await school.makeStudent({ mentorId: person.id, fullName: `Pupil ${index}` });
  await watchReact(page);
  await page.goto('/students');
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Choose Pupil 10' }).check();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: 'Choose Pupil 41' }).check();
  await expect(page.getByText('2 students chosen')).toBeVisible();
  const chosen = () => new URL(page.url()).searchParams.getAll('student').length;
  const write = page.getByRole('button', { name: texts.en('letter.title') });
  await write.click();
  await expect.poll(chosen).toBe(2);
  await page.goBack();
  await page.getByRole('checkbox', { name: texts.en('letter.chooseAll') }).check();
  await expect(page.getByText('32 students chosen')).toBeVisible();
  await write.click();
  await expect.poll(chosen).toBe(32);
});
