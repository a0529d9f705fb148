import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, type WriteTx, writeAs } from '#platform/database.server.ts';
import { isRoomAddress } from '#platform/room-address.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeMembers } from './change-members.server.ts';
import { addRule, changeRule, endRule } from './change-rules.server.ts';
import type { CourseValues, RuleValues } from './courses.ts';
import { addHoliday, changeHoliday, listHolidays, removeHoliday } from './holidays.server.ts';
import { addCourse, archiveCourse, changeCourse, restoreCourse } from './save-course.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let parent: TestPerson;
let student = '';
let term = '';
const today = todayInUtc();
const inDays = (count: number) => addDays(today, count);

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, teacher, parent] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
  const [added] = await addStudents(database.asOwner, [{ parentId: parent.id, mentorId: null }]);
  student = added?.id ?? '';
  const days = { firstDay: inDays(-30), lastDay: inDays(90), dueOn: inDays(90) };
  term = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
});
afterAll(() => database.close());

const asAdmin = <Result>(work: (tx: WriteTx<string>) => Promise<Result>) => writeAs(person(admin.id), work);
const values = (given: Partial<CourseValues> = {}): CourseValues => ({
  names: { en: 'Physics', fr: 'Physique' },
  subjectId: null,
  stage: 'secondary',
  className: null,
  timeZone: 'Europe/London',
  room: 'https://rooms.example.org/physics',
  ...given,
});
const rule = (given: Partial<RuleValues> = {}): RuleValues => ({
  termId: term,
  weekday: 2,
  startsAt: '10:00',
  minutes: 45,
  firstDay: null,
  lastDay: null,
  ...given,
});
const sample = async () => (await addCourses(database.asOwner, database.keyring, [{}]))[0] ?? '';
const refused = (reason: string) => expect.objectContaining({ reason });
const eventsOf = async (id: string) =>
  (await database.asOwner<{ act: string }>('select act from audit_log where subject_id = $1 order by id', [id])).map(
    ({ act }) => act,
  );
const revisionOf = async (id: string) =>
  (await database.asOwner<{ revision: number }>('select revision from courses where id = $1', [id]))[0]?.revision;

describe('The address of a room', () => {
  test.each([
    ['http://rooms.example.org/1', []],
    ['https://user@rooms.example.org/1', []],
    ['https://user:secret@rooms.example.org/1', []],
    ['javascript:alert(1)', []],
    ['rooms.example.org', []],
    ['', []],
    [`https://rooms.example.org/${'x'.repeat(500)}`, []],
    ['https://rooms.example.org.evil.example/1', ['example.org']],
    ['https://evilexample.org/1', ['example.org']],
    ['https://evil.example/?https://example.org', ['example.org']],
  ])('is refused: %s, hosts %j', (address, hosts) => {
    expect(isRoomAddress(address, hosts)).toBe(false);
  });
  test.each([
    ['https://anything.example/j/1?pwd=2', []],
    ['https://example.org/1', ['example.org']],
    ['https://EU.Example.org:8443/1', ['other.example', 'example.org']],
  ])('is accepted: %s, hosts %j', (address, hosts) => {
    expect(isRoomAddress(address, hosts)).toBe(true);
  });
});

describe('A course', () => {
  test.each([
    ['time zone', { timeZone: 'Europe/Nowhere' }],
    ['time zone', { timeZone: '+01:00' }],
    ['room', { room: 'http://rooms.example.org' }],
  ])('is refused for its %s: %j', async (reason, wrong) => {
    await expect(asAdmin((tx) => addCourse(tx, randomUUID(), values(wrong)))).rejects.toEqual(refused(reason));
  });

  test('is added by administrators only', async () => {
    for (const { id } of [teacher, parent])
      await expect(writeAs(person(id), (tx) => addCourse(tx, randomUUID(), values()))).rejects.toMatchObject({
        code: '42501',
      });
  });

  test('is added once by a form that is sent twice, and its room is encrypted', async () => {
    const requestId = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await asAdmin((tx) => addCourse(tx, requestId, values()))).toBe(requestId);
    await expect(asAdmin((tx) => addCourse(tx, requestId, values({ room: null })))).rejects.toEqual(
      refused('other content'),
    );
    expect(await eventsOf(requestId)).toEqual(['course added']);
    const [stored] = await database.asOwner<{ room: Buffer }>('select room from courses where id = $1', [requestId]);
    expect(stored?.room.includes('rooms.example.org')).toBe(false);
  });

  test('is changed in the revision that the form showed, once', async () => {
    const id = await asAdmin((tx) => addCourse(tx, randomUUID(), values()));
    const renamed = values({ names: { en: 'Chemistry' }, room: null });
    await asAdmin((tx) => changeCourse(tx, { id, revision: 0 }, renamed));
    await asAdmin((tx) => changeCourse(tx, { id, revision: 0 }, renamed));
    await expect(asAdmin((tx) => changeCourse(tx, { id, revision: 0 }, values()))).rejects.toEqual(
      refused('changed meanwhile'),
    );
    await expect(asAdmin((tx) => changeCourse(tx, { id: randomUUID(), revision: 0 }, values()))).rejects.toEqual(
      refused('unknown'),
    );
    for (const { id: other } of [teacher, parent])
      await expect(writeAs(person(other), (tx) => changeCourse(tx, { id, revision: 1 }, values()))).rejects.toEqual(
        refused('unknown'),
      );
    expect(
      await database.asOwner(`select names ->> 'en' as name, has_room, revision from courses where id = $1`, [id]),
    ).toEqual([{ name: 'Chemistry', has_room: false, revision: 1 }]);
    expect(await eventsOf(id)).toEqual(['course added', 'course changed']);
  });

  test('keeps its time zone once its lessons have begun', async () => {
    const id = await asAdmin((tx) => addCourse(tx, randomUUID(), values()));
    const [added] = await addCourseRules(database.asOwner, [{ courseId: id, termId: term, firstDay: inDays(10) }]);
    await asAdmin((tx) => changeCourse(tx, { id, revision: 0 }, values({ timeZone: 'Asia/Dubai' })));
    await database.asOwner('update course_rules set first_day = null where id = $1', [added]);
    await expect(asAdmin((tx) => changeCourse(tx, { id, revision: 1 }, values()))).rejects.toEqual(
      refused('time zone in use'),
    );
    await asAdmin((tx) => changeCourse(tx, { id, revision: 1 }, values({ timeZone: 'Asia/Dubai', stage: null })));
  });

  test('is archived and restored, and not changed meanwhile', async () => {
    const id = await sample();
    await asAdmin((tx) => archiveCourse(tx, { id, revision: 0 }));
    await expect(asAdmin((tx) => archiveCourse(tx, { id, revision: 1 }))).rejects.toEqual(refused('unknown'));
    await expect(asAdmin((tx) => addRule(tx, { id, revision: 1 }, rule()))).rejects.toEqual(refused('unknown'));
    await asAdmin((tx) => restoreCourse(tx, id));
    await expect(asAdmin((tx) => restoreCourse(tx, id))).rejects.toEqual(refused('unknown'));
    expect(await eventsOf(id)).toEqual(['course archived', 'course restored']);
  });
});

describe('The members of a course', () => {
  const membersOf = async (id: string) =>
    database.asOwner(
      `select teacher_id as id, left_at is not null as "hasLeft" from course_teachers where course_id = $1
       union all select student_id, left_at is not null from course_students where course_id = $1`,
      [id],
    );

  test('are replaced once by a form that is sent twice', async () => {
    const id = await sample();
    const members = { teacherIds: [teacher.id, admin.id, teacher.id], studentIds: [student] };
    await asAdmin((tx) => changeMembers(tx, { id, revision: 0 }, members));
    await asAdmin((tx) => changeMembers(tx, { id, revision: 0 }, members));
    expect(await revisionOf(id)).toBe(1);
    expect(await eventsOf(id)).toEqual(['course members changed']);
    expect(await membersOf(id)).toHaveLength(3);
  });

  test('stay in its history when they leave, and can join again', async () => {
    const id = await sample();
    const members = { teacherIds: [teacher.id], studentIds: [student] };
    await asAdmin((tx) => changeMembers(tx, { id, revision: 0 }, members));
    await asAdmin((tx) => changeMembers(tx, { id, revision: 1 }, { teacherIds: [], studentIds: [] }));
    expect(await membersOf(id)).toEqual([
      { id: teacher.id, hasLeft: true },
      { id: student, hasLeft: true },
    ]);
    await asAdmin((tx) => changeMembers(tx, { id, revision: 2 }, { teacherIds: [], studentIds: [student] }));
    expect(await membersOf(id)).toEqual([
      { id: teacher.id, hasLeft: true },
      { id: student, hasLeft: false },
    ]);
  });

  test('are not changed after somebody else has changed the course, and by administrators only', async () => {
    const id = await sample();
    await asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule()));
    const change = (tx: WriteTx) => changeMembers(tx, { id, revision: 0 }, { teacherIds: [], studentIds: [student] });
    await expect(asAdmin(change)).rejects.toEqual(refused('changed meanwhile'));
    for (const { id: other } of [teacher, parent])
      await expect(writeAs(person(other), change)).rejects.toEqual(refused('unknown'));
    await expect(
      asAdmin((tx) => changeMembers(tx, { id, revision: 1 }, { teacherIds: [parent.id], studentIds: [] })),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

// @see privacy-policy 5.1, it-security 3.2
test('The names and classes of students are shown to teachers of the course, assigned or not, and to nobody else', async () => {
  const [colleague, [id = '']] = await Promise.all([
    makePerson(database, 'mentor'),
    addCourses(database.asOwner, database.keyring, [{ teacherIds: [teacher.id], studentIds: [student] }]),
  ]);
  const rosterFor = (who: TestPerson) =>
    readAs(person(who.id), async (tx) => (await sql`select student_id from course_roster(${id})`.execute(tx)).rows);
  expect(await rosterFor(teacher)).toEqual([{ student_id: student }]);
  for (const who of [colleague, parent]) expect(await rosterFor(who)).toEqual([]);
  await database.asOwner('update course_teachers set left_at = now() where course_id = $1', [id]);
  expect(await rosterFor(teacher)).toEqual([]);
});

describe('A rule of a course', () => {
  const rulesOf = (id: string) =>
    database.asOwner(
      `select weekday, to_char(starts_at, 'HH24:MI') as start, first_day::text as first, last_day::text as last
       from course_rules where course_id = $1 order by last_day nulls last, starts_at`,
      [id],
    );

  test.each([
    ['term', { termId: randomUUID() }],
    ['days', { firstDay: inDays(-31) }],
    ['days', { lastDay: inDays(91) }],
    ['days', { firstDay: inDays(5), lastDay: inDays(4) }],
  ])('is refused for its %s: %j', async (reason, wrong) => {
    const id = await sample();
    await expect(asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule(wrong)))).rejects.toEqual(refused(reason));
    expect([await revisionOf(id), await eventsOf(id)]).toEqual([0, []]);
  });

  test('is added once by a form that is sent twice, also at the same time', async () => {
    const id = await sample();
    const add = () => asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule()));
    const added = await add();
    expect(await add()).toBe(added);
    const another = await sample();
    const both = await Promise.all(
      [1, 2].map(() => asAdmin((tx) => addRule(tx, { id: another, revision: 0 }, rule()))),
    );
    expect(new Set(both).size).toBe(1);
    expect([await rulesOf(id), await rulesOf(another)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('is refused at the time of another one of the course', async () => {
    const id = await sample();
    await asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule({ lastDay: inDays(10) })));
    const again = (firstDay: string) =>
      asAdmin((tx) => addRule(tx, { id, revision: 1 }, rule({ firstDay, minutes: 60 })));
    await expect(again(inDays(10))).rejects.toEqual(refused('same rule'));
    await again(inDays(11));
  });

  test('is added by administrators only', async () => {
    const id = await sample();
    for (const { id: other } of [teacher, parent])
      await expect(writeAs(person(other), (tx) => addRule(tx, { id, revision: 0 }, rule()))).rejects.toEqual(
        refused('unknown'),
      );
  });

  test('is changed from a day on: lessons before stay', async () => {
    const id = await sample();
    const ruleId = await asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule()));
    const later = { ruleId, from: inDays(7) };
    const change = () => asAdmin((tx) => changeRule(tx, { id, revision: 1 }, later, rule({ startsAt: '11:00' })));
    const changed = await change();
    expect(changed).not.toBe(ruleId);
    expect(await change()).toBe(changed);
    expect(await rulesOf(id)).toEqual([
      { weekday: 2, start: '10:00', first: null, last: inDays(6) },
      { weekday: 2, start: '11:00', first: inDays(7), last: null },
    ]);
  });

  test('that has not begun is replaced', async () => {
    const [id, days] = [await sample(), { firstDay: inDays(100), lastDay: inDays(150), dueOn: inDays(150) }];
    const termId = await addTerm(database.asOwner, { names: { en: 'Next term' }, ...days });
    const ruleId = await asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule({ termId })));
    await asAdmin((tx) =>
      changeRule(tx, { id, revision: 1 }, { ruleId, from: inDays(1) }, rule({ termId, minutes: 60 })),
    );
    expect(await rulesOf(id)).toMatchObject([
      { first: null, last: today },
      { first: null, last: null },
    ]);
  });

  test('is not changed or ended in the past', async () => {
    const id = await sample();
    const ruleId = await asAdmin((tx) => addRule(tx, { id, revision: 0 }, rule()));
    const seen = { id, revision: 1 };
    await expect(
      asAdmin((tx) => changeRule(tx, seen, { ruleId, from: inDays(-2) }, rule({ weekday: 3 }))),
    ).rejects.toEqual(refused('past'));
    await expect(asAdmin((tx) => endRule(tx, seen, { ruleId, lastDay: inDays(-3) }))).rejects.toEqual(refused('past'));
    await expect(asAdmin((tx) => endRule(tx, seen, { ruleId: randomUUID(), lastDay: inDays(3) }))).rejects.toEqual(
      refused('unknown'),
    );
    await asAdmin((tx) => endRule(tx, seen, { ruleId, lastDay: inDays(3) }));
    expect(await rulesOf(id)).toMatchObject([{ last: inDays(3) }]);
  });

  test('of another course is not changed', async () => {
    const [id, other] = [await sample(), await sample()];
    const ruleId = await asAdmin((tx) => addRule(tx, { id: other, revision: 0 }, rule()));
    await expect(
      asAdmin((tx) => changeRule(tx, { id, revision: 0 }, { ruleId, from: inDays(7) }, rule({ weekday: 3 }))),
    ).rejects.toEqual(refused('unknown'));
  });
});

describe('Holidays', () => {
  const eid = { names: { en: 'Eid', ar: 'عيد' }, firstDay: '2027-03-09', lastDay: '2027-03-11' };
  const list = () => readAs(person(parent.id), listHolidays);

  test('are added once, changed and removed by administrators', async () => {
    const id = await asAdmin((tx) => addHoliday(tx, eid));
    expect(await asAdmin((tx) => addHoliday(tx, eid))).toBe(id);
    expect(await list()).toEqual([{ id, ...eid }]);
    expect(await asAdmin((tx) => changeHoliday(tx, id, { ...eid, lastDay: '2027-03-12' }))).toBe(true);
    expect(await list()).toMatchObject([{ lastDay: '2027-03-12' }]);
    for (const { id: other } of [teacher, parent]) {
      expect(await writeAs(person(other), (tx) => removeHoliday(tx, id))).toBe(false);
      await expect(
        writeAs(person(other), (tx) => addHoliday(tx, { ...eid, lastDay: '2027-03-13' })),
      ).rejects.toMatchObject({ code: '42501' });
    }
    expect(await asAdmin((tx) => removeHoliday(tx, id))).toBe(true);
    expect([await asAdmin((tx) => removeHoliday(tx, id)), await asAdmin((tx) => changeHoliday(tx, id, eid))]).toEqual([
      false,
      false,
    ]);
    expect(await list()).toEqual([]);
    expect(await eventsOf(id)).toEqual(Array(3).fill('holiday changed'));
  });
});
