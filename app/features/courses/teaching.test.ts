import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCourseRules, addCourses, addLessonChanges } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, visitor } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findLessonConflicts } from './lesson-conflicts.server.ts';
import { isTeaching, listLessonRoster, listPossibleTeachers } from './teaching.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let substitute: TestPerson;
let mother: TestPerson;
let ada = '';
let ben = '';
let term = '';
const day = addDays(todayInUtc(), 7);
const weekday = new Date(day).getUTCDay() || 7;

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, teacher, substitute, mother] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { fullName: 'Eleanor Whitcombe' }),
    makePerson(database, 'mentor', { fullName: 'Omar Haddad' }),
    makePerson(database, 'parent'),
  ]);
  const students = await addStudents(database.asOwner, [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: null },
    { fullName: 'Ben Example', parentId: mother.id, mentorId: null },
  ]);
  [ada = '', ben = ''] = students.map(({ id }) => id);
  const days = { firstDay: addDays(day, -30), lastDay: addDays(day, 60), dueOn: addDays(day, 60) };
  term = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
});
afterAll(() => database.close());
beforeEach(() => database.asOwner('truncate courses cascade'));

async function addLesson(startsAt = '09:30', course: { studentIds?: string[]; teacherIds?: string[] } = {}) {
  const { studentIds = [ada, ben], teacherIds = [teacher.id] } = course;
  const [courseId = ''] = await addCourses(database.asOwner, database.keyring, [
    { timeZone: 'UTC', studentIds, teacherIds },
  ]);
  const [ruleId = ''] = await addCourseRules(database.asOwner, [{ courseId, termId: term, weekday, startsAt }]);
  return { courseId, ruleId, day };
}
type Given = Omit<Parameters<typeof addLessonChanges>[2][number], 'courseId' | 'ruleId' | 'day'>;
const change = ({ courseId, ruleId }: { courseId: string; ruleId: string }, given: Given) =>
  addLessonChanges(database.asOwner, database.keyring, [{ courseId, ruleId, day, ...given }]);
const rosterOf = async (who: TestPerson, lesson: { ruleId: string; day: string }) =>
  (await readAs(person(who.id), (tx) => listLessonRoster(tx, lesson))).map(({ fullName }) => fullName);
const conflictsOf = async (who: TestPerson, lesson: { ruleId: string; day: string }) =>
  (await readAs(person(who.id), (tx) => findLessonConflicts(tx, lesson))).map(({ fullName }) => fullName);

describe('The students of a lesson', () => {
  test('are shown to nobody but its teachers', async () => {
    const lesson = await addLesson();
    for (const who of [admin, substitute, mother]) expect(await rosterOf(who, lesson)).toEqual([]);
    expect(await readAs(visitor, (tx) => listLessonRoster(tx, lesson))).toEqual([]);
    expect(await rosterOf(teacher, lesson)).toEqual(['Ada Example', 'Ben Example']);
  });

  test('are shown to who stands in, for this lesson only', async () => {
    const lesson = await addLesson();
    await change(lesson, { teacherId: substitute.id });
    expect(await rosterOf(substitute, lesson)).toEqual(['Ada Example', 'Ben Example']);
    expect(await rosterOf(substitute, { ...lesson, day: addDays(day, 7) })).toEqual([]);
  });
});

test('A person teaches with a course or while they stand in, and only then may name others who teach', async () => {
  const teaches = (who: TestPerson) => readAs(person(who.id), isTeaching);
  expect([await teaches(teacher), await teaches(substitute), await teaches(mother)]).toEqual([false, false, false]);
  const lesson = await addLesson();
  await change(lesson, { teacherId: substitute.id });
  expect([await teaches(teacher), await teaches(substitute), await teaches(mother)]).toEqual([true, true, false]);
  const possible = (who: TestPerson) => readAs(person(who.id), listPossibleTeachers);
  expect((await possible(teacher)).map(({ id }) => id)).toEqual(expect.arrayContaining([substitute.id, admin.id]));
  expect(await possible(substitute)).toEqual([]);
});

describe('The conflicts of a lesson', () => {
  test('name the students and teachers who have another lesson at its time, also where the teacher does not teach', async () => {
    const lesson = await addLesson();
    expect(await conflictsOf(teacher, lesson)).toEqual([]);
    await addLesson('10:00', { studentIds: [ben], teacherIds: [substitute.id] });
    await addLesson('10:15', { studentIds: [ada] });
    expect(await conflictsOf(teacher, lesson)).toEqual(['Ben Example']);
    expect(await conflictsOf(substitute, lesson)).toEqual([]);
    await change(lesson, { teacherId: substitute.id });
    expect(await conflictsOf(teacher, lesson)).toEqual(['Ben Example', 'Omar Haddad']);
  });

  test('leave out cancelled lessons, and those that somebody else takes', async () => {
    const lesson = await addLesson();
    const other = await addLesson('10:00', { studentIds: [] });
    expect(await conflictsOf(teacher, lesson)).toEqual(['Eleanor Whitcombe']);
    await change(other, { teacherId: substitute.id });
    expect(await conflictsOf(teacher, lesson)).toEqual([]);
    await database.asOwner('update lesson_changes set teacher_id = null, is_cancelled = true');
    expect(await conflictsOf(teacher, lesson)).toEqual([]);
  });
});
