import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCourseRules, addCourses, addHoliday, addLessonChanges } from '#database/samples/courses.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeLesson, type LessonValues } from './change-lesson.server.ts';
import { findConflicts } from './conflicts.server.ts';
import { openRoom } from './open-room.server.ts';
import {
  addOtherSchoolHours,
  changeOtherSchoolHours,
  lessonsMissed,
  listEnteredHours,
  listOtherSchool,
  removeOtherSchoolHours,
} from './other-school.server.ts';
import { otherSchoolLimits } from './other-school.ts';
import { findLesson, listFamilyLessons, listTeacherLessons } from './timetable.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let otherTeacher: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let stranger: TestPerson;
let ada = '';
let ben = '';
let term = '';
const today = todayInUtc();
const inDays = (count: number) => addDays(today, count);
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, teacher, otherTeacher, mother, father, stranger] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { fullName: 'Eleanor Whitcombe' }),
    makePerson(database, 'mentor', { fullName: 'Omar Haddad' }),
    makePerson(database, 'parent'),
    makePerson(database, 'parent'),
    makePerson(database, 'parent'),
  ]);
  const students = await addStudents(database.asOwner, [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: null },
    { fullName: 'Ben Example', parentId: mother.id, mentorId: null },
  ]);
  [ada = '', ben = ''] = students.map(({ id }) => id);
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, relation: 'father' }]);
  const days = { firstDay: inDays(-30), lastDay: inDays(60), dueOn: inDays(60) };
  term = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
});
afterAll(() => database.close());
beforeEach(() => database.asOwner('truncate courses, holidays, other_school_hours cascade'));

type Given = { day?: string; startsAt?: string; studentIds?: string[]; teacherIds?: string[]; room?: string | null };

/** A course with lessons on this weekday at 09:30 UTC, from tomorrow on. */
async function addCourse({ day = inDays(7), startsAt = '09:30', ...course }: Given = {}) {
  const { studentIds = [ada], teacherIds = [teacher.id] } = course;
  const [id = ''] = await addCourses(database.asOwner, database.keyring, [
    { ...course, timeZone: 'UTC', studentIds, teacherIds },
  ]);
  const [ruleId = ''] = await addCourseRules(database.asOwner, [
    { courseId: id, termId: term, weekday: weekdayOf(day), startsAt, firstDay: day < inDays(1) ? day : inDays(1) },
  ]);
  return { id, ruleId, day };
}

const dayOf = (day: string) => ({ from: new Date(day), until: new Date(`${day}T24:00:00Z`) });
const familyDay = (who: TestPerson, day: string) => readAs(person(who.id), (tx) => listFamilyLessons(tx, dayOf(day)));
const teacherDay = (who: TestPerson, day: string) => readAs(person(who.id), (tx) => listTeacherLessons(tx, dayOf(day)));
const change = (
  who: TestPerson,
  seen: { ruleId: string; day: string; revision?: number },
  given: Partial<LessonValues>,
) => writeAs(person(who.id), (tx) => changeLesson(tx, { revision: 0, ...seen }, { ...usual, ...given }));
const usual: LessonValues = { isCancelled: false, movedTo: null, teacherId: null, note: null, room: null };
const restricted = `restricted_at = now(), restriction_reason = 'court-order'`;
const unrestricted = 'restricted_at = null, restriction_reason = null';
const refused = (reason: string) => expect.objectContaining({ reason });

describe('The lessons of a family', () => {
  test('are nobody’s for visitors, strangers and staff', async () => {
    const { day } = await addCourse();
    expect(await readAs(visitor, (tx) => listFamilyLessons(tx, dayOf(day)))).toEqual([]);
    for (const who of [stranger, teacher, admin]) expect(await familyDay(who, day)).toEqual([]);
  });

  test('are those of all children, with teachers and without the address of the room', async () => {
    const first = await addCourse({ startsAt: '11:00', studentIds: [ada, ben] });
    const second = await addCourse({ studentIds: [ben], room: null });
    const lessons = await familyDay(mother, first.day);
    expect(lessons).toEqual([
      expect.objectContaining({
        ruleId: second.ruleId,
        studentIds: [ben],
        startsAt: new Date(`${first.day}T09:30Z`),
        endsAt: new Date(`${first.day}T10:15Z`),
        course: expect.objectContaining({ hasRoom: false }),
      }),
      expect.objectContaining({
        ruleId: first.ruleId,
        change: null,
        course: {
          id: first.id,
          names: { en: 'Mathematics' },
          timeZone: 'UTC',
          hasRoom: true,
          teachers: [{ id: teacher.id, fullName: 'Eleanor Whitcombe' }],
        },
      }),
    ]);
    expect([...(lessons[1]?.studentIds ?? [])].sort()).toEqual([ada, ben].sort());
    expect(JSON.stringify(lessons)).not.toContain('rooms.example.org');
    expect(await familyDay(father, first.day)).toMatchObject([{ ruleId: first.ruleId, studentIds: [ada] }]);
  });

  test('end for a restricted guardian, an archived student, a child who leaves and an archived course', async () => {
    const { id, day } = await addCourse({ studentIds: [ada] });
    const during = async (table: string, ended: string, restored: string) => {
      const set = (columns: string) =>
        database.asOwner(`update ${table} set ${columns} where ${table === 'students' ? 'id' : 'student_id'} = $1`, [
          ada,
        ]);
      await set(ended);
      const seen = await familyDay(father, day);
      await set(restored);
      return seen;
    };
    expect(await during('student_guardians', restricted, unrestricted)).toEqual([]);
    expect(await during('students', 'archived_at = now()', 'archived_at = null')).toEqual([]);
    expect(await during('course_students', 'left_at = now()', 'left_at = null')).toEqual([]);
    expect(await familyDay(father, day)).toHaveLength(1);
    await database.asOwner('update courses set archived_at = now() where id = $1', [id]);
    expect(await familyDay(father, day)).toEqual([]);
  });

  test('leave out holidays, and have cancelled and moved lessons', async () => {
    const { id, ruleId, day } = await addCourse();
    await addLessonChanges(database.asOwner, database.keyring, [
      { ruleId, courseId: id, day, isCancelled: true, note: 'The teacher is ill.' },
      { ruleId, courseId: id, day: addDays(day, 7), movedTo: { day: addDays(day, 2), startsAt: '15:00' } },
    ]);
    await addHoliday(database.asOwner, addDays(day, 14), addDays(day, 14));
    expect(await familyDay(mother, day)).toMatchObject([
      { change: { isCancelled: true, note: 'The teacher is ill.', revision: 1 } },
    ]);
    expect(await familyDay(mother, addDays(day, 2))).toMatchObject([
      { day: addDays(day, 7), startsAt: new Date(`${addDays(day, 2)}T15:00Z`) },
    ]);
    expect([await familyDay(mother, addDays(day, 7)), await familyDay(mother, addDays(day, 14))]).toEqual([[], []]);
    expect(await familyDay(mother, addDays(day, 21))).toHaveLength(1);
  });

  test('include one that was moved from another part of the term', async () => {
    const { id, ruleId, day } = await addCourse({ day: inDays(50) });
    await database.asOwner('update course_rules set first_day = $2 where id = $1', [ruleId, inDays(45)]);
    await addLessonChanges(database.asOwner, database.keyring, [
      { ruleId, courseId: id, day, movedTo: { day: inDays(3), startsAt: '15:00' } },
    ]);
    expect(await familyDay(mother, inDays(3))).toMatchObject([{ ruleId, day }]);
  });
});

describe('The lessons of a teacher', () => {
  test('are those of their courses, also when somebody else takes them', async () => {
    const { id, ruleId, day } = await addCourse();
    await addLessonChanges(database.asOwner, database.keyring, [
      { ruleId, courseId: id, day, teacherId: otherTeacher.id },
    ]);
    for (const who of [teacher, otherTeacher])
      expect(await teacherDay(who, day)).toMatchObject([{ ruleId, change: { teacherId: otherTeacher.id } }]);
    expect(await teacherDay(teacher, addDays(day, 7))).toHaveLength(1);
    expect(await teacherDay(otherTeacher, addDays(day, 7))).toEqual([]);
    for (const who of [admin, mother]) expect(await teacherDay(who, day)).toEqual([]);
  });

  test('end when the teacher leaves the course or is no longer staff', async () => {
    const { day } = await addCourse({ teacherIds: [otherTeacher.id, stranger.id] });
    expect(await teacherDay(stranger, day)).toEqual([]);
    expect(await teacherDay(otherTeacher, day)).toHaveLength(1);
    await database.asOwner('update course_teachers set left_at = now()');
    expect(await teacherDay(otherTeacher, day)).toEqual([]);
  });
});

describe('A change of a lesson', () => {
  test.each([
    ['another weekday', inDays(8)],
    ['a day after the term', inDays(63)],
    ['a day before the rule', today],
  ])('is refused for %s', async (_, day) => {
    const { ruleId } = await addCourse();
    await expect(change(teacher, { ruleId, day }, { isCancelled: true })).rejects.toEqual(refused('unknown'));
  });

  test('is refused when the lesson is over', async () => {
    const { ruleId } = await addCourse({ day: inDays(-1), startsAt: '00:00' });
    await expect(change(teacher, { ruleId, day: inDays(-1) }, { isCancelled: true })).rejects.toEqual(refused('over'));
  });

  test('is refused to everybody but teachers and administrators', async () => {
    const { ruleId, day } = await addCourse();
    for (const who of [otherTeacher, stranger])
      await expect(change(who, { ruleId, day }, { isCancelled: true })).rejects.toEqual(refused('unknown'));
    await expect(change(mother, { ruleId, day }, { isCancelled: true })).rejects.toMatchObject({ code: '42501' });
    await change(admin, { ruleId, day }, { isCancelled: true });
    await expect(change(mother, { ruleId, day, revision: 1 }, { note: 'Mine' })).rejects.toEqual(
      refused('changed meanwhile'),
    );
    expect(await familyDay(mother, day)).toMatchObject([{ change: { isCancelled: true, note: null } }]);
  });

  test('is refused for a holiday, a forbidden room, a teacher who is no staff and a time that is over', async () => {
    const { ruleId, day } = await addCourse();
    const attempt = (given: Partial<LessonValues>) => change(teacher, { ruleId, day }, given);
    await expect(attempt({ room: 'http://rooms.example.org' })).rejects.toEqual(refused('room'));
    await expect(attempt({ movedTo: { day: inDays(-1), startsAt: '09:00' } })).rejects.toEqual(refused('past'));
    await expect(attempt({ teacherId: mother.id })).rejects.toMatchObject({ code: '42501' });
    await addHoliday(database.asOwner, day, day);
    await expect(attempt({ isCancelled: true })).rejects.toEqual(refused('unknown'));
  });

  test('is saved once, in the revision that the form showed, with an entry in the audit log', async () => {
    const { id, ruleId, day } = await addCourse();
    const given = {
      movedTo: { day: addDays(day, 1), startsAt: '15:00' },
      note: 'Museum',
      room: 'https://rooms.example.org/2',
    };
    for (let time = 0; time < 2; time += 1) await change(teacher, { ruleId, day }, given);
    await expect(change(admin, { ruleId, day }, { isCancelled: true })).rejects.toEqual(refused('changed meanwhile'));
    await expect(change(teacher, { ruleId, day }, { ...given, room: null })).rejects.toEqual(
      refused('changed meanwhile'),
    );
    const found = await readAs(person(mother.id), (tx) => findLesson(tx, { ruleId, day }));
    expect(found).toMatchObject({
      startsAt: new Date(`${addDays(day, 1)}T15:00Z`),
      change: { revision: 1, note: 'Museum', hasRoom: true, movedTo: given.movedTo },
    });
    const [stored] = await database.asOwner<{ note: Buffer; room: Buffer }>('select note, room from lesson_changes');
    expect([stored?.note.includes('Museum'), stored?.room.includes('rooms')]).toEqual([false, false]);
    expect(await database.asOwner('select act, details from audit_log where subject_id = $1', [id])).toEqual([
      { act: 'lesson changed', details: { days: [day], changed: ['movedTo', 'note', 'room'] } },
    ]);
  });

  test('can be undone, and counts its revisions on', async () => {
    const { ruleId, day } = await addCourse();
    await change(teacher, { ruleId, day }, { isCancelled: true });
    await change(teacher, { ruleId, day, revision: 1 }, {});
    expect(await familyDay(mother, day)).toMatchObject([{ change: { isCancelled: false, revision: 2 } }]);
  });
});

describe('The room of a lesson', () => {
  /** The minute of today at which a lesson begins that is held now, unless it is about midnight. */
  const at = (minutes: number) => {
    const start = new Date(Date.now() + minutes * 60_000).toISOString();
    return { day: start.slice(0, 10), startsAt: start.slice(11, 16) };
  };
  const open = (who: TestPerson, key: { ruleId: string; day: string }) =>
    readAs(person(who.id), (tx) => openRoom(tx, key));

  test('is open from ten minutes before the start, to the family, the teacher and administrators', async () => {
    const lesson = await addCourse(at(9));
    for (const who of [mother, father, teacher, admin])
      expect(await open(who, lesson)).toBe('https://rooms.example.org/mathematics');
  });

  test.each([
    ['eleven minutes and more before the start', 12],
    ['after the end', -46],
  ])('is closed %s', async (_, minutes) => {
    const lesson = await addCourse(at(minutes));
    for (const who of [mother, teacher, admin]) await expect(open(who, lesson)).rejects.toEqual(refused('closed'));
  });

  test('does not exist for others, for an unknown lesson and without an address', async () => {
    const lesson = await addCourse(at(0));
    for (const who of [stranger, otherTeacher]) await expect(open(who, lesson)).rejects.toEqual(refused('unknown'));
    await expect(open(mother, { ...lesson, day: addDays(lesson.day, 1) })).rejects.toEqual(refused('unknown'));
    await expect(open(mother, { ...lesson, ruleId: randomUUID() })).rejects.toEqual(refused('unknown'));
    await expect(open(mother, await addCourse({ ...at(0), room: null }))).rejects.toEqual(refused('unknown'));
  });

  test('is that of the lesson if it has one, and closed if it is cancelled', async () => {
    const lesson = await addCourse(at(5));
    await change(teacher, lesson, { room: 'https://rooms.example.org/other', teacherId: otherTeacher.id });
    for (const who of [mother, otherTeacher]) expect(await open(who, lesson)).toBe('https://rooms.example.org/other');
    await change(teacher, { ...lesson, revision: 1 }, { isCancelled: true });
    await expect(open(mother, lesson)).rejects.toEqual(refused('closed'));
  });

  test('closes when the guardian is restricted', async () => {
    const lesson = await addCourse(at(0));
    expect(await open(father, lesson)).toContain('https://');
    await database.asOwner(`update student_guardians set ${restricted} where guardian_id = $1`, [father.id]);
    await expect(open(father, lesson)).rejects.toEqual(refused('unknown'));
    await database.asOwner(`update student_guardians set ${unrestricted} where guardian_id = $1`, [father.id]);
  });
});

describe('Conflicts', () => {
  const find = (courseIds: string[] | null) => readAs(person(admin.id), (tx) => findConflicts(tx, courseIds));
  /** Weeks of the term from the lesson on. */
  const weeks = (day: string) => Math.floor((Date.parse(inDays(60)) - Date.parse(day)) / (7 * 86_400_000)) + 1;

  test('are two lessons of a student or a teacher at the same time, named once each', async () => {
    const one = await addCourse();
    const other = await addCourse({ startsAt: '10:14', studentIds: [ada, ben] });
    const { conflicts, count } = await find([one.id]);
    expect(count).toBe(2);
    expect(conflicts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          person: { id: ada, kind: 'student', fullName: 'Ada Example' },
          count: weeks(one.day),
        }),
        expect.objectContaining({ person: { id: teacher.id, kind: 'teacher', fullName: 'Eleanor Whitcombe' } }),
      ]),
    );
    expect(conflicts[0]?.lessons).toMatchObject([
      { courseId: one.id, day: one.day },
      { courseId: other.id, day: one.day },
    ]);
    expect(await find(null)).toEqual({ conflicts: expect.anything(), count: 2 });
  });

  test('are not lessons that follow each other, of other people, cancelled, on a holiday or over', async () => {
    const one = await addCourse();
    await addCourse({ startsAt: '10:15' });
    await addCourse({ studentIds: [ben], teacherIds: [otherTeacher.id] });
    expect(await find(null)).toEqual({ conflicts: [], count: 0 });
    const other = await addCourse({ teacherIds: [] });
    expect((await find([other.id])).count).toBe(1);
    await database.asOwner('update course_rules set last_day = $1 where id = $2', [one.day, other.ruleId]);
    await change(admin, other, { isCancelled: true });
    expect(await find([other.id])).toEqual({ conflicts: [], count: 0 });
  });

  test('are found for a moved lesson, and for somebody who stands in', async () => {
    const one = await addCourse();
    const other = await addCourse({ day: addDays(one.day, 1), studentIds: [ben], teacherIds: [otherTeacher.id] });
    await change(admin, other, { teacherId: teacher.id });
    expect(await find([other.id])).toEqual({ conflicts: [], count: 0 });
    await change(
      admin,
      { ...other, revision: 1 },
      { teacherId: teacher.id, movedTo: { day: one.day, startsAt: '09:00' } },
    );
    const { conflicts } = await find([other.id]);
    expect(conflicts).toMatchObject([
      { person: { id: teacher.id }, count: 1, lessons: [{ day: other.day }, { day: one.day }] },
    ]);
  });

  test('are found between two rules of a course', async () => {
    const { id, day } = await addCourse({ teacherIds: [] });
    await addCourseRules(database.asOwner, [
      { courseId: id, termId: term, weekday: weekdayOf(day), startsAt: '10:00' },
    ]);
    expect((await find([id])).conflicts).toMatchObject([{ person: { id: ada }, count: weeks(day) }]);
  });
});

describe('Hours at another school', () => {
  const hours = () => ({
    studentId: ada,
    termId: term,
    weekday: weekdayOf(inDays(7)),
    startsAt: '08:00',
    endsAt: '13:30',
    timeZone: 'Asia/Dubai',
  });
  const add = (who: TestPerson, given = {}, id = randomUUID()) =>
    writeAs(person(who.id), (tx) => addOtherSchoolHours(tx, id, { ...hours(), ...given }));

  test.each([
    ['time zone', { timeZone: 'Dubai' }],
    ['term', { termId: randomUUID() }],
  ])('are refused for their %s', async (reason, wrong) => {
    await expect(add(mother, wrong)).rejects.toEqual(refused(reason));
  });

  test('are entered by guardians who may write, once', async () => {
    for (const who of [stranger, teacher, admin]) await expect(add(who)).rejects.toEqual(refused('no right'));
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1) await add(mother, {}, id);
    await expect(add(mother, { weekday: 3, startsAt: '09:00' }, id)).rejects.toEqual(refused('other content'));
    await expect(add(stranger, {}, id)).rejects.toEqual(refused('no right'));
    expect(await database.asOwner('select act from audit_log where subject_id = $1', [ada])).toEqual([
      { act: 'other school hours changed' },
    ]);
    for (const who of [stranger, admin])
      expect(await writeAs(person(who.id), (tx) => removeOtherSchoolHours(tx, id))).toBe(false);
    expect(await writeAs(person(mother.id), (tx) => removeOtherSchoolHours(tx, id))).toBe(true);
    expect(await database.asOwner('select from other_school_hours')).toEqual([]);
  });

  test('are changed once, by guardians who may write, for the student of the page', async () => {
    const [id, changed] = [randomUUID(), randomUUID()];
    await add(mother, {}, id);
    const change = (who: TestPerson, given = {}, requestId = changed) =>
      writeAs(person(who.id), (tx) => changeOtherSchoolHours(tx, id, requestId, { ...hours(), ...given }));
    for (const who of [stranger, teacher, admin]) await expect(change(who)).rejects.toEqual(refused('no right'));
    await expect(change(mother, { studentId: ben })).rejects.toEqual(refused('changed meanwhile'));
    await Promise.all([change(mother, { endsAt: '12:00' }), change(mother, { endsAt: '12:00' })]);
    await expect(change(mother, { endsAt: '11:00' }, randomUUID())).rejects.toEqual(refused('changed meanwhile'));
    const entered = await readAs(person(father.id), (tx) => listEnteredHours(tx, ada));
    expect(entered).toMatchObject([{ id: changed, endsAt: '12:00', term: { en: 'Term' } }]);
    expect(await readAs(person(stranger.id), (tx) => listEnteredHours(tx, ada))).toEqual([]);
  });

  test('are limited in their number', async () => {
    await database.asOwner(
      `insert into other_school_hours (id, student_id, term_id, weekday, starts_at, ends_at, time_zone)
       select gen_random_uuid(), $1, $2, 1, '08:00', '09:00', 'Asia/Dubai' from generate_series(2, $3)`,
      [ada, term, otherSchoolLimits.perStudent],
    );
    await add(mother);
    await expect(add(mother)).rejects.toEqual(refused('too many'));
  });

  test('show the lessons that a student misses', async () => {
    const { ruleId, day } = await addCourse({ studentIds: [ada, ben], startsAt: '09:29' });
    await addCourse({ startsAt: '09:30' });
    await add(mother);
    const missed = await readAs(person(mother.id), async (tx) =>
      lessonsMissed(await listFamilyLessons(tx, dayOf(day)), await listOtherSchool(tx, dayOf(day))),
    );
    expect(missed).toMatchObject([
      { studentId: ada, lesson: { ruleId }, attendance: { endsAt: new Date(`${day}T09:30Z`) } },
    ]);
    expect(await readAs(person(stranger.id), (tx) => listOtherSchool(tx, dayOf(day)))).toEqual([]);
  });
});
