import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCourseRules, addCourses, addLessonChanges } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, visitor } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { attendsCourses, listAttending, listLessonsOf } from './timetable.server.ts';

let database: TestDatabase;
let teacher: TestPerson;
let mentor: TestPerson;
let mother: TestPerson;
let stranger: TestPerson;
let ada = '';
let ben = '';
let term = '';
const day = addDays(todayInUtc(), 7);
const span = { from: new Date(day), until: new Date(`${day}T24:00:00Z`) };

beforeAll(async () => {
  database = await openTestDatabase();
  [teacher, mentor, mother, stranger] = await Promise.all([
    makePerson(database, 'mentor', { fullName: 'Eleanor Whitcombe' }),
    makePerson(database, 'mentor', { fullName: 'Omar Haddad' }),
    makePerson(database, 'parent'),
    makePerson(database, 'parent'),
  ]);
  const students = await addStudents(database.asOwner, [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id },
    { fullName: 'Ben Example', parentId: mother.id, mentorId: null },
  ]);
  [ada = '', ben = ''] = students.map(({ id }) => id);
  const days = { firstDay: addDays(day, -30), lastDay: addDays(day, 30), dueOn: day };
  term = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
});
afterAll(() => database.close());
beforeEach(() => database.asOwner('truncate courses cascade'));

async function addCourse(studentIds: string[], teacherIds = [teacher.id]) {
  const [courseId = ''] = await addCourses(database.asOwner, database.keyring, [
    { timeZone: 'UTC', studentIds, teacherIds },
  ]);
  const weekday = new Date(day).getUTCDay() || 7;
  const [ruleId = ''] = await addCourseRules(database.asOwner, [{ courseId, termId: term, weekday }]);
  return { courseId, ruleId, day };
}

const lessonsFor = (who: TestPerson, ids: string[]) => readAs(person(who.id), (tx) => listLessonsOf(tx, ids, span));

describe('The lessons of chosen students', () => {
  test('are seen by their guardians and mentor, and by nobody else', async () => {
    await addCourse([ada, ben]);
    expect(await readAs(visitor, (tx) => listLessonsOf(tx, [ada, ben], span))).toEqual([]);
    expect(await lessonsFor(stranger, [ada, ben])).toEqual([]);
    expect(await lessonsFor(mentor, [ada, ben])).toMatchObject([{ studentIds: [ada] }]);
    expect(await lessonsFor(mother, [ben])).toMatchObject([{ studentIds: [ben] }]);
  });

  test('name who stands in, and when a moved lesson would have begun', async () => {
    const lesson = await addCourse([ada]);
    const movedTo = { day, startsAt: '15:00' };
    await addLessonChanges(database.asOwner, database.keyring, [{ ...lesson, movedTo, teacherId: mentor.id }]);
    expect(await lessonsFor(mother, [ada])).toMatchObject([
      { standInName: 'Omar Haddad', usualStart: new Date(`${day}T09:30Z`), startsAt: new Date(`${day}T15:00Z`) },
    ]);
    await database.asOwner('truncate lesson_changes');
    expect(await lessonsFor(mother, [ada])).toMatchObject([{ standInName: null, usualStart: null }]);
  });
});

test('Only students of a course that is not archived attend one', async () => {
  const { courseId } = await addCourse([ada]);
  const attending = (who: TestPerson) => readAs(person(who.id), (tx) => listAttending(tx, [ada, ben]));
  expect(await attending(mother)).toEqual([ada]);
  expect(await attending(stranger)).toEqual([]);
  await database.asOwner('update courses set archived_at = now() where id = $1', [courseId]);
  expect(await attending(mother)).toEqual([]);
});

test('A family has lessons while a child attends a course', async () => {
  const attends = (who: TestPerson) => readAs(person(who.id), attendsCourses);
  await addCourse([ada]);
  expect(await Promise.all([mother, teacher, mentor, stranger].map(attends))).toEqual([true, false, false, false]);
  await database.asOwner('update course_students set left_at = now()');
  expect(await attends(mother)).toBe(false);
});
