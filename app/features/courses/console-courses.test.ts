import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCourseRules, addCourses, addHoliday, addLessonChanges } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, type WriteTx, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addTeacher, addStudents as addToCourse, removeMember } from './change-members.server.ts';
import { addRule, changeRule } from './change-rules.server.ts';
import { changeWithoutConflicts } from './conflicts.server.ts';
import { countCourses, findCourse, listCourseGroups, listCourses } from './console-courses.server.ts';
import { courseList, endOf } from './courses.ts';
import { listHolidaysWithLessons } from './holidays.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let parent: TestPerson;
let students: { id: string }[];
let term = '';
const today = todayInUtc();
const inDays = (count: number) => addDays(today, count);
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, teacher, parent] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { fullName: 'Eleanor Whitcombe' }),
    makePerson(database, 'parent'),
  ]);
  students = await addStudents(
    database.asOwner,
    ['C-00001', 'C-00002', 'C-00003'].map((number) => ({ number, parentId: parent.id, mentorId: null })),
  );
  await database.asOwner(`update students set class_name = '8B' where student_number <> 'C-00003'`);
  const days = { firstDay: inDays(-30), lastDay: inDays(60), dueOn: inDays(60) };
  term = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
});
afterAll(() => database.close());

const asAdmin = <Result>(work: (tx: WriteTx<string>) => Promise<Result>) => writeAs(person(admin.id), work);
const course = async (given: Parameters<typeof addCourses>[2][number] = {}) =>
  (await addCourses(database.asOwner, database.keyring, [given]))[0] ?? '';
const refused = (reason: string) => expect.objectContaining({ reason });
const studentIds = (...places: number[]) => places.map((place) => students[place]?.id ?? '');

describe('The list of courses', () => {
  const list = (parameters = '', reader = admin) => {
    const query = parseListQuery(courseList, new URLSearchParams(parameters));
    return readAs(person(reader.id), async (tx) => ({
      ...(await listCourses(tx, query, 2)),
      count: await countCourses(tx, query),
    }));
  };
  const namesIn = async (parameters: string) => (await list(parameters)).items.map(({ names }) => names.en);

  beforeAll(async () => {
    const [algebra, botany, chess, old] = [
      await course({ names: { en: 'Algebra', ar: 'الجبر' }, teacherIds: [teacher.id], studentIds: studentIds(0, 1) }),
      await course({ names: { en: 'botany' }, teacherIds: [admin.id, teacher.id] }),
      await course({ names: { en: 'Chess' } }),
      await course({ names: { en: 'Old course' }, archivedAt: new Date() }),
    ];
    await database.asOwner(`update courses set class_name = '10A' where id = $1`, [algebra]);
    await database.asOwner(`update courses set class_name = '8B' where id = $1`, [botany]);
    await database.asOwner(`update courses set stage = 'middle' where id = $1`, [chess]);
    await database.asOwner('update course_teachers set left_at = now() where teacher_id = $1', [admin.id]);
    await addCourseRules(database.asOwner, [
      { courseId: algebra, termId: term, weekday: 1 },
      { courseId: algebra, termId: term, weekday: 2, lastDay: inDays(-1) },
      { courseId: algebra, termId: term, weekday: 3, firstDay: inDays(20) },
      { courseId: botany, termId: term, weekday: 4, firstDay: inDays(10) },
      { courseId: botany, termId: term, weekday: 5, firstDay: inDays(10) },
      { courseId: old, termId: term },
    ]);
  });
  afterAll(() => database.asOwner('delete from courses'));

  test('shows teachers, students and the lessons of a week, now or when they begin', async () => {
    const { items, next, count } = await list();
    expect(items).toMatchObject([
      {
        names: { en: 'Algebra' },
        teachers: [{ id: teacher.id, fullName: 'Eleanor Whitcombe' }],
        studentCount: 2,
        lessonsPerWeek: 1,
      },
      { names: { en: 'botany' }, teachers: [{ id: teacher.id }], studentCount: 0, lessonsPerWeek: 2 },
    ]);
    expect([count, next]).toEqual([3, items[1]?.id]);
    expect(await namesIn(`after=${next}`)).toEqual(['Chess']);
  });

  test('is sorted by stage, then by the number of the class', async () => {
    expect(await namesIn('sort=group')).toEqual(['Chess', 'botany']);
    expect(await namesIn('sort=-group')).toEqual(['Algebra', 'botany']);
  });

  test.each([
    ['search=الجبر', ['Algebra']],
    ['search=whitcombe+bot', ['botany']],
    ['search=8b', ['botany']],
    ['search=physics', []],
    ['stage=middle', ['Chess']],
    ['class=10A', ['Algebra']],
    ['class=%D8%A3%00', []],
    ['state=archived', ['Old course']],
  ])('finds with %s: %j', async (parameters, names) => {
    expect(await namesIn(parameters)).toEqual(names);
    expect((await list(parameters)).count).toBe(names.length);
  });

  test('is filtered by a present teacher', async () => {
    expect(await namesIn(`teacher=${teacher.id}`)).toEqual(['Algebra', 'botany']);
    expect(await namesIn(`teacher=${admin.id}`)).toEqual([]);
    expect(await readAs(person(admin.id), listCourseGroups)).toEqual({
      classNames: ['8B', '10A'],
      teachers: [{ id: teacher.id, fullName: 'Eleanor Whitcombe' }],
    });
  });

  test('is empty for people without courses', async () => {
    expect(await list('', await makePerson(database, 'parent'))).toEqual({ items: [], next: null, count: 0 });
  });
});

describe('A course in the console', () => {
  test('has its room, members and rules, without those that have no lessons', async () => {
    const id = await course({
      room: 'https://rooms.example.org/1',
      teacherIds: [teacher.id],
      studentIds: studentIds(0),
    });
    await addCourseRules(database.asOwner, [
      { courseId: id, termId: term, weekday: 1, lastDay: inDays(-5) },
      { courseId: id, termId: term, weekday: 2, startsAt: '23:30' },
      { courseId: id, termId: term, weekday: 3, firstDay: inDays(9), lastDay: inDays(8) },
    ]);
    expect(await readAs(person(admin.id), (tx) => findCourse(tx, id))).toMatchObject({
      room: 'https://rooms.example.org/1',
      isArchived: false,
      teachers: [{ fullName: 'Eleanor Whitcombe', isActive: true }],
      students: [{ studentNumber: 'C-00001', className: '8B' }],
      rules: [
        { weekday: 1, isOver: true, firstDay: inDays(-30), lastDay: inDays(-5) },
        { weekday: 2, isOver: false, startsAt: '23:30', term: { en: 'Term' }, lastDay: inDays(60) },
      ],
    });
  });

  test('has no room for others, and does not exist for strangers', async () => {
    const id = await course({ room: 'https://rooms.example.org/1', teacherIds: [teacher.id] });
    expect(await readAs(person(teacher.id), (tx) => findCourse(tx, id))).toMatchObject({ room: null });
    expect(await readAs(person(parent.id), (tx) => findCourse(tx, id))).toBeNull();
  });

  test.each([
    ['10:00', 45, '10:45'],
    ['09:20', 480, '17:20'],
    ['23:30', 45, '00:15'],
  ])('has a lesson from %s of %i minutes until %s', (startsAt, minutes, end) => {
    expect(endOf({ startsAt, minutes })).toBe(end);
  });
});

describe('Members of a course', () => {
  const membersOf = async (id: string) => {
    const found = await readAs(person(admin.id), (tx) => findCourse(tx, id));
    return {
      teachers: found?.teachers.map((each) => each.id),
      students: found?.students.map((each) => each.id).sort(),
    };
  };

  test('are added by numbers and by class, and removed, also by a form that is sent twice', async () => {
    const id = await course();
    for (let time = 0; time < 2; time += 1)
      await asAdmin((tx) => addToCourse(tx, { id, revision: 0 }, { numbers: ['C-00003'], wholeClass: '' }));
    await asAdmin((tx) => addToCourse(tx, { id, revision: 1 }, { numbers: [], wholeClass: '8B' }));
    await asAdmin((tx) => addTeacher(tx, { id, revision: 2 }, teacher.id));
    expect(await membersOf(id)).toEqual({ teachers: [teacher.id], students: studentIds(0, 1, 2).sort() });
    for (let time = 0; time < 2; time += 1)
      for (const memberId of [teacher.id, ...studentIds(1)])
        await asAdmin((tx) => removeMember(tx, { id, revision: memberId === teacher.id ? 3 : 4 }, memberId));
    expect(await membersOf(id)).toEqual({ teachers: [], students: studentIds(0, 2).sort() });
  });

  test('are refused: unknown numbers, a class of nobody, a parent as a teacher, too many, a changed course', async () => {
    const id = await course();
    const seen = { id, revision: 0 };
    await expect(
      asAdmin((tx) => addToCourse(tx, seen, { numbers: ['C-00001', 'X-1', 'X-2'], wholeClass: '' })),
    ).rejects.toMatchObject({ reason: 'unknown numbers', numbers: ['X-1', 'X-2'] });
    await expect(asAdmin((tx) => addToCourse(tx, seen, { numbers: [], wholeClass: '1Z' }))).rejects.toEqual(
      refused('nobody'),
    );
    await expect(asAdmin((tx) => addTeacher(tx, seen, parent.id))).rejects.toEqual(refused('no staff'));
    const many = await addStudents(
      database.asOwner,
      Array.from({ length: 501 }, (_, index) => ({ number: `M-${10_000 + index}`, parentId: null, mentorId: null })),
    );
    await database.asOwner(`update students set class_name = 'Many' where id = any ($1)`, [
      many.map((each) => each.id),
    ]);
    await expect(asAdmin((tx) => addToCourse(tx, seen, { numbers: [], wholeClass: 'Many' }))).rejects.toEqual(
      refused('too many'),
    );
    await asAdmin((tx) => addTeacher(tx, seen, teacher.id));
    await expect(asAdmin((tx) => addToCourse(tx, seen, { numbers: ['C-00001'], wholeClass: '' }))).rejects.toEqual(
      refused('changed meanwhile'),
    );
  });

  test('stay changeable after a teacher was suspended and a student archived', async () => {
    const leaving = await makePerson(database, 'mentor');
    const [left] = await addStudents(database.asOwner, [{ number: 'L-00001', parentId: null, mentorId: null }]);
    const id = await course({ teacherIds: [leaving.id], studentIds: [left?.id ?? ''] });
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [leaving.id]);
    await database.asOwner('update students set archived_at = now() where id = $1', [left?.id]);
    await asAdmin((tx) => addTeacher(tx, { id, revision: 0 }, teacher.id));
    await asAdmin((tx) => addToCourse(tx, { id, revision: 1 }, { numbers: ['C-00001'], wholeClass: '' }));
    expect((await readAs(person(admin.id), (tx) => findCourse(tx, id)))?.teachers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: leaving.id, isActive: false }),
        expect.objectContaining({ id: teacher.id, isActive: true }),
      ]),
    );
  });
});

describe('A change that causes conflicts', () => {
  const day = inDays(10);
  const rule = { termId: term, weekday: weekdayOf(day), startsAt: '10:00', minutes: 45, firstDay: null, lastDay: null };
  const add = (id: string, revision: number, confirmed: number, given = {}) =>
    asAdmin((tx) =>
      changeWithoutConflicts(tx, { courseIds: [id], confirmed }, () =>
        addRule(tx, { id, revision }, { ...rule, termId: term, ...given }),
      ),
    );
  const rulesOf = (id: string) => database.asOwner('select from course_rules where course_id = $1', [id]);
  beforeAll(() => database.asOwner('delete from courses'));
  let id = '';

  test('is not saved before their number is confirmed, and names people and courses', async () => {
    const one = await course({ names: { en: 'Physics' }, teacherIds: [teacher.id], studentIds: studentIds(0, 1) });
    await addCourseRules(database.asOwner, [{ courseId: one, termId: term, weekday: rule.weekday, startsAt: '10:30' }]);
    id = await course({ names: { en: 'Chess' }, teacherIds: [teacher.id], studentIds: studentIds(1, 2) });
    for (const confirmed of [0, 1, 3, Number.NaN])
      await expect(add(id, 0, confirmed)).rejects.toMatchObject({
        reason: 'conflicts',
        found: {
          count: 2,
          conflicts: expect.arrayContaining([
            expect.objectContaining({
              person: { id: teacher.id, kind: 'teacher', fullName: 'Eleanor Whitcombe' },
              lessons: [
                expect.objectContaining({ names: { en: 'Chess' } }),
                expect.objectContaining({ courseId: one }),
              ],
            }),
          ]),
        },
      });
    expect(await rulesOf(id)).toHaveLength(0);
    await add(id, 0, 2);
    expect(await rulesOf(id)).toHaveLength(1);
  });

  test('is not asked about those that there were before, and again about a change of the same lesson', async () => {
    await add(id, 1, 0, { startsAt: '18:00' });
    const [{ id: ruleId = '' } = {}] = await database.asOwner<{ id: string }>(
      `select id from course_rules where course_id = $1 and starts_at = '10:00'`,
      [id],
    );
    const change = (confirmed: number) =>
      asAdmin((tx) =>
        changeWithoutConflicts(tx, { courseIds: [id], confirmed }, () =>
          changeRule(tx, { id, revision: 2 }, { ruleId, from: today }, { ...rule, termId: term, startsAt: '11:00' }),
        ),
      );
    await expect(change(0)).rejects.toMatchObject({ reason: 'conflicts', found: { count: 2 } });
    await change(2);
  });
});

describe('Holidays in the console', () => {
  test('count the lessons that are not held because of them', async () => {
    await database.asOwner('delete from courses');
    const day = inDays(14);
    const [one, archived] = [await course(), await course({ archivedAt: new Date() })];
    const weekday = weekdayOf(day);
    const [ruleId = ''] = await addCourseRules(database.asOwner, [
      { courseId: one, termId: term, weekday },
      { courseId: one, termId: term, weekday, startsAt: '12:00' },
      { courseId: one, termId: term, weekday, startsAt: '14:00', lastDay: addDays(day, -1) },
      { courseId: archived, termId: term, weekday },
    ]);
    await addHoliday(database.asOwner, day, addDays(day, 8));
    const count = async () => (await readAs(person(admin.id), listHolidaysWithLessons)).map((each) => each.lessonCount);
    expect(await count()).toEqual([4]);
    await addLessonChanges(database.asOwner, database.keyring, [
      { ruleId, courseId: one, day, isCancelled: true },
      { ruleId, courseId: one, day: addDays(day, 7), movedTo: { day: addDays(day, 3), startsAt: '10:00' } },
    ]);
    expect(await count()).toEqual([2]);
  });
});
