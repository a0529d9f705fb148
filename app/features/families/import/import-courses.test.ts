import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCourses } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findCourse } from '../../courses/console-courses.server.ts';
import { guessColumns } from './columns.server.ts';
import type { ImportKind } from './imports.ts';
import { type ImportedFile, planImport } from './make-plan.server.ts';
import { runImport, tryLessons } from './run-import.server.ts';
import { parseTable } from './table.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let parent: TestPerson;
const today = todayInUtc();
beforeAll(async () => {
  database = await openTestDatabase();
  [admin, teacher, parent] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { email: 'teacher@example.org' }),
    makePerson(database, 'parent', { email: 'parent@example.org' }),
  ]);
  await addStudents(database.asOwner, [
    { number: 'C-00001', parentId: parent.id, mentorId: null },
    { number: 'C-00002', parentId: parent.id, mentorId: null },
  ]);
  const days = { firstDay: addDays(today, -7), lastDay: addDays(today, 60), dueOn: today };
  await addTerm(database.asOwner, { names: { en: 'Autumn', fr: 'Automne' }, ...days });
});
afterAll(() => database.close());

function fileOf(kind: ImportKind, headings: string, ...rows: string[]): ImportedFile {
  const table = parseTable([headings, ...rows].join('\n'));
  if (typeof table === 'string') throw new Error(table);
  return { kind, table, columns: guessColumns(kind, table.headings) };
}

const plan = (file: ImportedFile) => readAs(person(admin.id), (tx) => planImport(tx, file));
const verdicts = async (file: ImportedFile) =>
  (await plan(file)).rows.map(({ status, problems }) => [
    status,
    ...problems.map(({ text, otherLine }) => (otherLine ? `${text} ${otherLine}` : text)),
  ]);

async function run(file: ImportedFile, acceptedConflicts = 0, who = admin) {
  const { digest: reviewed } = await plan(file);
  return writeAs(person(who.id), (tx) =>
    runImport(tx, { ...file, reviewed, sendsInvitations: false, acceptedConflicts }),
  );
}

const courseNamed = async (name: string) => {
  const [found] = await database.asOwner<{ id: string }>(
    `select id from courses where names ->> 'en' = $1 and archived_at is null`,
    [name],
  );
  return readAs(person(admin.id), (tx) => findCourse(tx, found?.id ?? ''));
};

describe('A file of courses', () => {
  const headings = 'Course name in English,Nom du cours en français,Subject,Stage,Class,Time zone,Room address';

  it('adds those that are new, in the zone of the school unless it names another, and nothing the second time', async () => {
    const file = fileOf(
      'courses',
      headings,
      'Algebra,Algèbre,,,8B,Asia/Kolkata,https://rooms.example.org/1',
      'Algebra,,,المتوسطة,,,',
      'Poetry,,,,,,',
    );
    expect(await verdicts(file)).toEqual([['new'], ['new'], ['new']]);
    await run(file);
    expect(await verdicts(file)).toEqual([['unchanged'], ['unchanged'], ['unchanged']]);
    expect(await courseNamed('Poetry')).toMatchObject({ timeZone: 'Europe/London', room: null, className: null });
    const stored = await database.asOwner(
      `select names ->> 'fr' as french, stage, class_name, has_room from courses where names ->> 'en' = 'Algebra' order by stage`,
    );
    expect(stored).toEqual([
      { french: null, stage: 'middle', class_name: null, has_room: false },
      { french: 'Algèbre', stage: null, class_name: '8B', has_room: true },
    ]);
  });

  it('has a reason for each row that is left out', async () => {
    const file = fileOf(
      'courses',
      headings,
      ',,,,8B,,',
      'A,,,Nursery,,,',
      'B,,Alchemy,,,,',
      'C,,,,,Europe/Nowhere,',
      'D,,,,,,http://rooms.example.org',
      'E,,,middle,8B,,',
      'F,,,,,,',
      'f,,,,,,',
    );
    expect(await verdicts(file)).toEqual([
      ['error', 'imports.problem.empty'],
      ['error', 'validation.level.unknown'],
      ['error', 'imports.problem.subject'],
      ['error', 'courses.timeZone.missing'],
      ['error', 'courses.room.invalid'],
      ['error', 'validation.level.unknown'],
      ['new'],
      ['error', 'imports.problem.sameCourse 8'],
    ]);
  });
});

describe('A file of members', () => {
  const headings = 'Course,Stage or class of the course,Student Number,Teacher (email)';

  it('adds students and teachers once, and removes nobody', async () => {
    await addCourses(database.asOwner, database.keyring, [{ names: { en: 'Chess' } }]);
    const file = fileOf(
      'course-members',
      headings,
      'chess,,c-00001,',
      'Chess,,C-00002,TEACHER@example.org',
      'Chess,,C-00001,',
    );
    expect(await verdicts(file)).toEqual([['new'], ['new'], ['unchanged']]);
    await run(file);
    const course = await courseNamed('Chess');
    expect(course?.teachers).toMatchObject([{ id: teacher.id }]);
    expect(course?.students.map(({ studentNumber }) => studentNumber).sort()).toEqual(['C-00001', 'C-00002']);
    expect(course?.revision).toBe(1);
    expect(await verdicts(file)).toEqual([['unchanged'], ['unchanged'], ['unchanged']]);
  });

  it('has a reason for each row that is left out', async () => {
    const file = fileOf(
      'course-members',
      headings,
      'Nothing,,C-00001,',
      'Algebra,,C-00001,',
      'Algebra,8B,C-00001,',
      'Algebra,9Z,C-00001,',
      'Chess,,X-1,',
      'Chess,,,parent@example.org',
      'Chess,,,teacher',
      'Chess,,,',
    );
    expect(await verdicts(file)).toEqual([
      ['error', 'imports.problem.noCourse'],
      ['error', 'imports.problem.courses'],
      ['new'],
      ['error', 'imports.problem.noCourse'],
      ['error', 'imports.problem.noStudent'],
      ['error', 'courses.teacher.noStaff'],
      ['error', 'validation.email.invalid'],
      ['error', 'imports.problem.empty'],
    ]);
  });
});

describe('A file of weekly lessons', () => {
  const headings = 'Course,Term,Day of the week,Begins at,Minutes,First day,Last day';

  it('adds lessons with names of days in any language, once', async () => {
    const file = fileOf(
      'course-rules',
      headings,
      'Chess,autumn,Tuesday,9:30,45,,',
      'Chess,Automne,mercredi,10:00:00,60,,',
      `Chess,Autumn,星期四,11:00,45,${addDays(today, 1)},`,
      'Chess,Autumn,5,12:00,45,,',
    );
    expect(await verdicts(file)).toEqual(Array(4).fill(['new']));
    await run(file);
    expect((await courseNamed('Chess'))?.rules).toMatchObject([
      { weekday: 2, startsAt: '09:30', minutes: 45 },
      { weekday: 3, startsAt: '10:00', minutes: 60 },
      { weekday: 4, firstDay: addDays(today, 1) },
      { weekday: 5 },
    ]);
    expect(await verdicts(file)).toEqual(Array(4).fill(['unchanged']));
  });

  it('has a reason for each row that is left out', async () => {
    const file = fileOf(
      'course-rules',
      headings,
      'Chess,Winter,Monday,09:00,45,,',
      'Chess,Autumn,Someday,09:00,45,,',
      'Chess,Autumn,Monday,25:00,45,,',
      'Chess,Autumn,Monday,09:00,4,,',
      `Chess,Autumn,Monday,09:00,45,${addDays(today, -60)},`,
      'Chess,Autumn,Tuesday,09:30,90,,',
      'Chess,Autumn,Monday,09:00,45,,',
      'Chess,Autumn,Monday,09:00,60,,',
    );
    expect(await verdicts(file)).toEqual([
      ['error', 'imports.problem.term'],
      ['error', 'courses.weekday.missing'],
      ['error', 'courses.startsAt.missing'],
      ['error', 'courses.minutes.invalid'],
      ['error', 'courses.days.outside'],
      ['error', 'courses.rule.same'],
      ['new'],
      ['error', 'courses.rule.same'],
    ]);
  });

  it('is imported with conflicts only if their number is accepted', async () => {
    await addCourses(database.asOwner, database.keyring, [{ names: { en: 'Drama' }, teacherIds: [teacher.id] }]);
    const file = fileOf('course-rules', headings, 'Drama,Autumn,Tuesday,10:00,45,,');
    const checked = await plan(file);
    const conflicts = { reason: 'conflicts', found: { count: 1, conflicts: [{ person: { id: teacher.id } }] } };
    await expect(writeAs(person(admin.id), (tx) => tryLessons(tx, checked))).rejects.toMatchObject(conflicts);
    await expect(run(file)).rejects.toMatchObject(conflicts);
    expect((await courseNamed('Drama'))?.rules).toEqual([]);
    await run(file, 1);
    expect((await courseNamed('Drama'))?.rules).toHaveLength(1);
    const free = await plan(fileOf('course-rules', headings, 'Drama,Autumn,Saturday,10:00,45,,'));
    await expect(writeAs(person(admin.id), (tx) => tryLessons(tx, free))).rejects.toMatchObject({
      reason: 'no conflicts',
    });
    expect((await courseNamed('Drama'))?.rules).toHaveLength(1);
  });

  it('is refused to non-administrators', async () => {
    const file = fileOf('courses', 'Course name in English,Class', 'Rhetoric,8B');
    await expect(run(file, 0, teacher)).rejects.toMatchObject({ code: '42501' });
    await expect(run(file, 0, parent)).rejects.toMatchObject({ code: '42501' });
  });
});
