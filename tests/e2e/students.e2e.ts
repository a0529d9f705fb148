import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';
import { texts } from './support/texts.ts';

const newNumber = () => `N-${randomUUID().slice(0, 10)}`;
const post = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(path, { form, headers: { Origin: process.env['E2E_ORIGIN'] ?? '' }, maxRedirects: 0 });

/** Types the address and takes who is found. */
async function choose(page: Page, label: string, { fullName, email }: { fullName: string; email: string }) {
  // a select until React lives
  const field = page.locator('input').and(page.getByRole('combobox', { name: label }));
  await field.fill(email);
  await page.getByRole('option', { name: fullName }).click();
  await expect(field).toHaveValue(`${fullName} (${email})`);
}

async function fill(page: Page, student: { fullName: string; studentNumber: string; currentLevel?: string }) {
  await page.getByLabel('Full Name').fill(student.fullName);
  await page.getByLabel('Student Number').fill(student.studentNumber);
  await page.getByLabel('Current Level').fill(student.currentLevel ?? '');
}

test.describe('Student management', () => {
  test('refuses what parents and mentors post', async ({ signedInAs, school }) => {
    const { page, person } = await signedInAs('parent');
    const { id } = await school.makeStudent({ parentId: person.id, fullName: 'Own Child' });
    const studentNumber = newNumber();
    for (const path of ['/admin-console/students', `/admin-console/students/${id}`]) {
      const answer = await post(page, path, { fullName: 'Changed Name', studentNumber, parentId: person.id });
      expect(answer.status()).toBe(403);
      expect(await answer.json()).toEqual({ error: 'forbidden' });
    }
    expect(await school.asOwner('select from students where student_number = $1', [studentNumber])).toEqual([]);
  });

  test('answers an unknown student with 404, an unknown intent with 400', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    for (const id of [randomUUID(), 'not-an-id']) {
      expect((await page.request.get(`/admin-console/students/${id}`)).status()).toBe(404);
      for (const form of [
        { intent: 'archive' },
        { intent: 'restore' },
        { fullName: 'A Name', studentNumber: newNumber() },
      ]) {
        expect((await post(page, `/admin-console/students/${id}`, form)).status()).toBe(404);
      }
    }
    const { id } = await school.makeStudent({});
    expect((await post(page, `/admin-console/students/${id}`, { intent: 'delete' })).status()).toBe(400);
  });

  test('says under each field what is wrong, and refuses a number twice', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { number } = await school.makeStudent({});
    await page.goto('/admin-console/students?add');
    await fill(page, { fullName: 'L', studentNumber: 'AB 12' });
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    await expect(page.getByLabel('Student Number')).toHaveAccessibleDescription(
      /Student number can only contain letters, numbers, and hyphens/,
    );
    await fill(page, { fullName: 'Layla Haddad', studentNumber: number.toLowerCase() });
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByLabel('Student Number')).toHaveAccessibleDescription(
      /A student with this number already exists/,
    );
    await expect(page.getByLabel('Full Name')).toHaveValue('Layla Haddad');
  });

  test('adds a student to a parent found by address, and the parent sees the child', { tag: '@https' }, async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('admin');
    const { page: parents, person: parent } = await signedInAs('parent');
    const studentNumber = newNumber();
    await page.goto('/admin-console/students?add');
    await fill(page, { fullName: '王小明', studentNumber, currentLevel: 'Year 8' });
    await choose(page, 'Parent', parent);
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByText('王小明 has been added.')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');

    await page.getByRole('link', { name: 'All students' }).click();
    await page.getByLabel('Search by name, number or guardian').fill(studentNumber);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('row').filter({ hasText: '王小明' })).toContainText(parent.fullName);
    await parents.goto('/parent-dashboard');
    await expect(parents.getByRole('navigation', { name: 'Students' })).toContainText('王小明');
    const [audit] = await school.asOwner<{ details: unknown }>(
      `select details from audit_log join students on students.id = subject_id where student_number = $1`,
      [studentNumber],
    );
    expect(audit?.details).toEqual({ parentId: parent.id });
  });

  test('changes a student and assigns a mentor and a coach', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { page: mentors, person: mentor } = await signedInAs('mentor');
    const coach = await school.makePerson('mentor');
    const { id, number } = await school.makeStudent({ fullName: 'Before Change' });
    await page.goto(`/admin-console/students?search=${number}`);
    await page.getByRole('link', { name: 'Edit Before Change' }).click();
    // the list has a field of this label as well
    await expect(page).toHaveURL(new RegExp(`/admin-console/students/${id}`));
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await page.getByLabel('Full Name').fill('After Change');
    for (const [label, chosen] of [
      ['Academic Mentor', mentor],
      ['Wellbeing Coach', coach],
    ] as const) {
      await choose(page, label, chosen);
    }
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The changes have been saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Academic Mentor' })).toHaveValue(
      `${mentor.fullName} (${mentor.email})`,
    );
    await mentors.goto('/parent-dashboard');
    await expect(mentors.getByText('After Change')).toBeVisible();

    const [audit] = await school.asOwner<{ details: unknown }>('select details from audit_log where subject_id = $1', [
      id,
    ]);
    expect(audit?.details).toEqual({
      changed: ['fullName', 'academicMentorId', 'wellbeingCoachId'],
      academicMentorId: mentor.id,
      wellbeingCoachId: coach.id,
    });
  });

  test('offers the stages in the reader’s language and shows them in the family’s', async ({
    signedInAs,
    school,
    baseURL,
  }) => {
    const { page, context } = await signedInAs('admin');
    const { page: family, context: familyContext, person: parent } = await signedInAs('parent');
    const { id } = await school.makeStudent({ fullName: 'نوح', parentId: parent.id, level: 'Year 8' });
    await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
    await familyContext.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
    await page.goto(`/admin-console/students/${id}`);
    const level = page.getByLabel(texts.fr('students.field.currentLevel'));
    await expect(level).toHaveValue('Year 8');
    const offered = page.locator(`#${await level.getAttribute('list')} option`);
    expect(await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
      'Primaire',
      'Collège',
      'Lycée',
      'Préparation à l’université',
    ]);
    await level.fill('Préparation à l’université');
    await page.getByRole('button', { name: texts.fr('students.edit.submit') }).click();
    await expect(page.getByText(texts.fr('students.edit.success'))).toBeVisible();
    await expect(level).toHaveValue('Préparation à l’université');
    const [stored] = await school.asOwner('select current_level from students where id = $1', [id]);
    expect(stored).toEqual({ current_level: 'University Preparation' });
    await family.goto('/parent-dashboard');
    await expect(family.getByRole('navigation', { name: texts.ar('dashboard.students') })).toContainText(
      'الإعداد الجامعي',
    );
  });

  test('archives a student out of the mentor’s sight, and restores them', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const { page: mentors, person: mentor } = await signedInAs('mentor');
    const parent = await school.makePerson('parent');
    const { id } = await school.makeStudent({
      fullName: 'Leaving Student',
      parentId: parent.id,
      mentorId: mentor.id,
    });
    await watchReact(page);
    await page.goto(`/admin-console/students/${id}`);
    await reactLives(page);
    await page.getByRole('button', { name: 'Archive Student' }).click();
    const question = page.getByRole('alertdialog', { name: 'Archive Leaving Student?' });
    await expect(question).toHaveAccessibleDescription(
      /Test parent will no longer see Leaving Student\. Test mentor will no longer see Leaving Student\. The record and all messages are kept/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Archive Student' })).toBeFocused();
    await mentors.goto('/parent-dashboard');
    await expect(mentors.getByText('Leaving Student')).toBeVisible();
    await page.getByRole('button', { name: 'Archive Student' }).click();
    await question.getByRole('button', { name: 'Confirm and Archive' }).click();
    await expect(page.getByText('The student has been archived.')).toBeVisible();
    await mentors.goto('/parent-dashboard');
    await expect(mentors.getByText('No students assigned yet')).toBeVisible();
    await page.getByRole('button', { name: 'Restore Student' }).click();
    await expect(page.getByText('The student has been restored.')).toBeVisible();
    const audit = await school.asOwner<{ act: string }>('select act from audit_log where subject_id = $1 order by id', [
      id,
    ]);
    expect(audit.map(({ act }) => act)).toEqual(['student archived', 'student restored']);
  });

  test('adds a second guardian, and restricting one reaches the open dashboard', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const johan = await signedInAs(await school.makePerson('parent', { fullName: 'Johan Lindqvist' }));
    const amara = await school.makePerson('parent', { fullName: 'Amara Okafor' });
    const { id } = await school.makeStudent({ fullName: 'Noah Okafor', parentId: amara.id });
    await watchReact(johan.page);
    await johan.page.goto('/parent-dashboard');
    await reactLives(johan.page);
    await watchReact(page);
    await page.goto(`/admin-console/students/${id}`);
    await reactLives(page);
    const list = page.getByRole('region', { name: 'Guardians' });
    await expect(list.getByRole('listitem')).toContainText(['Amara Okafor']);
    await list.getByRole('link', { name: 'Add Guardian' }).click();
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
    await page.getByRole('button', { name: 'Restrict Guardian' }).click();
    const question = page.getByRole('alertdialog', { name: 'Restrict Johan Lindqvist?' });
    await expect(question).toHaveAccessibleDescription(
      /Johan Lindqvist will no longer see Noah Okafor\. Johan Lindqvist can no longer write to the mentor and coach/,
    );
    await question.getByRole('button', { name: 'Confirm and Restrict' }).click();
    await expect(page.getByText('Johan Lindqvist no longer has access to Noah Okafor.')).toBeVisible();
    await expect(johan.page.getByText('No Students Found')).toBeVisible();
  });

  test('finds people for admins alone, parents and mentors apart', async ({ signedInAs, school }) => {
    const { page: parents } = await signedInAs('parent');
    const refused = await parents.request.get('/admin-console/people?for=parent');
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toEqual({ error: 'forbidden' });
    const visitor = await fetch(`${process.env['E2E_ORIGIN']}/admin-console/people?for=parent`);
    expect(visitor.status).toBe(401);

    const { page, person: admin } = await signedInAs('admin');
    const mentor = await school.makePerson('mentor');
    const found = async (query: string) => {
      const { people } = await (await page.request.get(`/admin-console/people?${query}`)).json();
      return people.map(({ id }: { id: string }) => id);
    };
    expect(await found(`for=mentor&search=${mentor.email}`)).toEqual([mentor.id]);
    expect(await found(`for=parent&search=${mentor.email}`)).toEqual([]);
    expect(await found(`for=parent&search=${admin.email}`)).toEqual([admin.id]);
    expect((await page.request.get('/admin-console/people')).status()).toBe(400);
    expect((await page.request.get('/admin-console/people?for=mentor&search=%00')).status()).toBe(200);
  });

  test('refuses to assign a parent or an unknown person as mentor', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const parent = await school.makePerson('parent');
    const { id, number } = await school.makeStudent({});
    const path = `/admin-console/students/${id}`;
    for (const wrong of [{ academicMentorId: parent.id }, { wellbeingCoachId: 'x' }]) {
      const answer = await post(page, path, { fullName: 'Test Student', studentNumber: number, ...wrong });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain('Choose a person from the list');
    }
  });

  test('works without JavaScript', { tag: '@https' }, async ({ signedInAs, browser, school }) => {
    const { context } = await signedInAs('admin');
    const parent = await school.makePerson('parent');
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      baseURL: process.env['E2E_ORIGIN'] ?? '',
    });
    const page = await plain.newPage();
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
    await plain.close();
  });
});
