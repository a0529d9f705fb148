import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addStudents, type SampleStudent } from '#database/samples/students.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeStudent } from './change-student.server.ts';
import { endYear, undoYearEnd, type YearEndRefused } from './end-year.server.ts';
import { findStudent, listStudentsOf } from './students.server.ts';
import {
  findYearEnd,
  listChangedSince,
  listKeptStudents,
  listYearEndGroups,
  listYearEndStudents,
} from './year-end.server.ts';
import { aYearLater, type GroupMove, maxListed, nextClass, nextYearIn, type YearEndPlan } from './year-end.ts';

let database: TestDatabase;
let admin: TestPerson;
let parent: TestPerson;
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  parent = await makePerson(database, 'parent');
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());

let ofClass: Record<'five' | 'six' | 'last' | 'none', string>;
beforeEach(async () => {
  const [five = '', six = '', last = '', none = ''] = await add([
    { level: 'Primary', className: '5A', parentId: parent.id },
    { level: 'Primary', className: '6A', mentorId: mentor.id },
    { level: 'University Preparation', className: 'Year 13', parentId: parent.id, mentorId: mentor.id },
    {},
  ]);
  ofClass = { five, six, last, none };
});
afterEach(async () => {
  await database.asOwner('delete from year_ends');
  await database.asOwner('delete from students');
  await database.asOwner('delete from terms');
});

const add = async (students: SampleStudent[]) => (await addStudents(database.asOwner, students)).map(({ id }) => id);
const primary = (className: string | null) => ({ currentLevel: 'Primary', className });
const moves: GroupMove[] = [
  { ...primary('5A'), to: primary('6A') },
  { ...primary('6A'), to: { currentLevel: 'Middle Years', className: '7B' } },
  { currentLevel: 'University Preparation', className: 'Year 13', to: null },
];
const seenNow = async () => (await readAs(person(admin.id), listYearEndGroups)).studentsDigest;
const planOf = async (more: Partial<YearEndPlan> = {}): Promise<YearEndPlan> => ({
  id: randomUUID(),
  studentsDigest: await seenNow(),
  moves,
  kept: [],
  terms: [],
  ...more,
});
async function end(more: Partial<YearEndPlan> = {}, actor = admin): Promise<string> {
  const plan = await planOf(more);
  await writeAs(person(actor.id), (tx) => endYear(tx, plan));
  return plan.id;
}
const undo = (id: string, actor = admin) => writeAs(person(actor.id), (tx) => undoYearEnd(tx, id));
const refused = (reason: YearEndRefused['reason']) => expect.objectContaining({ name: 'YearEndRefused', reason });
const stateOf = async (id: string) => {
  const [row] = await database.asOwner<{ state: string }>(
    `select concat_ws(' ', current_level, class_name, case when archived_at is not null then '(left)' end) as state
     from students where id = $1`,
    [id],
  );
  return row?.state;
};
const states = async () =>
  Promise.all([ofClass.five, ofClass.six, ofClass.last, ofClass.none].map((id) => stateOf(id)));
const before = ['Primary 5A', 'Primary 6A', 'University Preparation Year 13', ''];
const after = ['Primary 6A', 'Middle Years 7B', 'University Preparation Year 13 (left)', ''];
const autumn = { names: { en: 'Autumn 2027' }, firstDay: '2027-09-01', lastDay: '2027-12-18', dueOn: '2027-12-10' };

describe('Ending a year', () => {
  it('is refused to non-administrators, like undoing it', async () => {
    const id = await end();
    for (const actor of [parent, mentor]) {
      await expect(end({}, actor)).rejects.toMatchObject({ code: '42501' });
      await expect(undo(id, actor)).rejects.toMatchObject({ code: '42501' });
      expect(await readAs(person(actor.id), findYearEnd)).toBeNull();
      expect(await readAs(person(actor.id), (tx) => listChangedSince(tx, id))).toEqual([]);
    }
    const plan = await planOf();
    await expect(writeAs(visitor, (tx) => endYear(tx, plan))).rejects.toMatchObject({ code: '42501' });
    expect(await states()).toEqual(after);
  });

  it('is refused without changes if the students have changed since the preview', async () => {
    const plan = await planOf();
    await add([{ level: 'Primary', className: '5A' }]);
    await expect(writeAs(person(admin.id), (tx) => endYear(tx, plan))).rejects.toEqual(refused('changed meanwhile'));
    expect(await states()).toEqual(before);
  });

  it('succeeds for one of two concurrent requests, and is refused for the next 24 hours', async () => {
    const plans = [await planOf(), await planOf()];
    const outcomes = await Promise.allSettled(
      plans.map((plan) => writeAs(person(admin.id), (tx) => endYear(tx, plan))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await states()).toEqual(after);
    await expect(end()).rejects.toEqual(refused('undo first'));
    await database.asOwner(`update year_ends set done_at = now() - interval '25 hours'`);
    await end({ moves: [{ ...primary('6A'), to: primary('6B') }] });
    expect(await stateOf(ofClass.five)).toBe('Primary 6B');
  });
});

describe('A year end', () => {
  it('moves students by level and class, archives leavers, leaves chosen students unchanged and adds terms', async () => {
    const [repeating = '', archived = ''] = await add([
      { level: 'Primary', className: '5A' },
      { level: 'Primary', className: '5A', archivedAt: new Date('2026-01-01') },
    ]);
    const id = await end({ kept: [repeating], terms: [autumn] });
    expect(await states()).toEqual(after);
    expect([await stateOf(repeating), await stateOf(archived)]).toEqual(['Primary 5A', 'Primary 5A (left)']);
    expect(await readAs(person(admin.id), findYearEnd)).toMatchObject({ id, moved: 2, left: 1, terms: 1 });
    const [term] = await database.asOwner('select names, first_day::text, due_on::text from terms');
    expect(term).toEqual({ names: autumn.names, first_day: '2027-09-01', due_on: '2027-12-10' });
  });

  it('ends the access of families and mentors to leavers at once', async () => {
    const seenBy = async ({ id }: TestPerson) =>
      (await readAs(person(id), (tx) => listStudentsOf(tx))).map((student) => student.id).toSorted();
    expect(await seenBy(parent)).toEqual([ofClass.five, ofClass.last].toSorted());
    const id = await end();
    expect([await seenBy(parent), await seenBy(mentor)]).toEqual([[ofClass.five], [ofClass.six]]);
    await undo(id);
    expect(await seenBy(parent)).toEqual([ofClass.five, ofClass.last].toSorted());
  });

  it('is recorded for each student and as a whole, like its undoing', async () => {
    const id = await end();
    await undo(id);
    const rows = await database.asOwner<{ act: string; subject_id: string; details: unknown }>(
      `select act, subject_id, details from audit_log where subject_id = any ($1) and actor_id = $2 order by id`,
      [[...Object.values(ofClass), id], admin.id],
    );
    const of = (record: string) =>
      rows.filter((row) => row.subject_id === record).map(({ act, details }) => [act, details]);
    const cause = 'year end';
    expect(of(ofClass.five)).toEqual(Array(2).fill(['student changed', { cause, changed: ['className'] }]));
    expect(of(ofClass.six)).toEqual(
      Array(2).fill(['student changed', { cause, changed: ['currentLevel', 'className'] }]),
    );
    expect(of(ofClass.last)).toEqual([
      ['student archived', { cause }],
      ['student restored', { cause }],
    ]);
    expect(of(id)).toEqual([
      ['year end completed', { moved: 2, left: 1, terms: 0 }],
      ['year end undone', {}],
    ]);
    expect(of(ofClass.none)).toEqual([]);
  });

  it('is applied once if its form is submitted twice', async () => {
    const plan = await planOf({ terms: [autumn] });
    for (const _ of [1, 2]) await writeAs(person(admin.id), (tx) => endYear(tx, plan));
    expect(await states()).toEqual(after);
    expect(await database.asOwner('select from terms')).toHaveLength(1);
  });
});

describe('Undoing a year end', () => {
  it('restores levels, classes and leavers, and removes the activity entries and the new terms', async () => {
    const id = await end({ terms: [autumn] });
    expect(await undo(id)).toBe(0);
    expect(await states()).toEqual(before);
    expect(await database.asOwner('select from terms')).toEqual([]);
    expect(await database.asOwner(`select from student_events where kind = 'level-changed'`)).toEqual([]);
    expect(await readAs(person(admin.id), findYearEnd)).toBeNull();
    await expect(undo(id)).rejects.toEqual(refused('too late'));
  });

  it('is refused while a student has changed since the year end, and lists these students', async () => {
    const id = await end();
    const student = await readAs(person(admin.id), (tx) => findStudent(tx, ofClass.five));
    if (!student) throw new Error('no student');
    const change = (className: string) =>
      writeAs(person(admin.id), async (tx) => {
        const found = await findStudent(tx, student.id);
        await changeStudent(tx, student.id, { ...(found ?? student), className });
      });
    await change('6C');
    await expect(undo(id)).rejects.toEqual(refused('changed since'));
    const changed = () => readAs(person(admin.id), (tx) => listChangedSince(tx, id));
    expect(await changed()).toEqual([{ id: student.id, fullName: student.fullName }]);
    expect(await stateOf(ofClass.last)).toMatch('(left)');
    await change('6A');
    expect(await changed()).toEqual([]);
    await undo(id);
    expect(await states()).toEqual(before);
  });

  it('keeps other changes made since, such as a name or a mentor', async () => {
    const id = await end();
    await database.asOwner(`update students set full_name = 'New Name', academic_mentor_id = $2 where id = $1`, [
      ofClass.five,
      mentor.id,
    ]);
    await undo(id);
    const student = await readAs(person(admin.id), (tx) => findStudent(tx, ofClass.five));
    expect(student).toMatchObject({ className: '5A', fullName: 'New Name', academicMentorId: mentor.id });
  });

  it('keeps earlier terms, and new terms that were edited or have a draft', async () => {
    const earlier = await addTerm(database.asOwner, { ...autumn, names: { en: 'Earlier' } });
    const spring = { ...autumn, names: { en: 'Spring' } };
    const id = await end({ terms: [autumn, spring, { ...autumn, names: { en: 'Summer' } }] });
    const terms = await database.asOwner<{ id: string; name: string }>(`select id, names ->> 'en' as name from terms`);
    const idOf = (name: string) => terms.find((term) => term.name === name)?.id ?? '';
    await addReport(database.asOwner, database.keyring, {
      studentId: ofClass.six,
      termId: idOf('Spring'),
      subject: 'English',
      authorId: mentor.id,
      attainment: null,
      effort: null,
      publishedAt: null,
    });
    await database.asOwner(
      `insert into audit_log (actor_id, act, subject_type, subject_id)
       values ($1, 'report setting changed', 'report setting', $2)`,
      [admin.id, idOf('Summer')],
    );
    expect(await undo(id)).toBe(2);
    const left = await database.asOwner<{ id: string }>('select id from terms');
    expect(left.map((term) => term.id).toSorted()).toEqual([earlier, idOf('Spring'), idOf('Summer')].toSorted());
  });

  it('is refused after 24 hours', async () => {
    const id = await end();
    await database.asOwner(`update year_ends set done_at = now() - interval '24 hours 1 second'`);
    await expect(undo(id)).rejects.toEqual(refused('too late'));
    expect(await states()).toEqual(after);
  });
});

describe('Proposals for a year end', () => {
  it('list groups, sorted by stage and class', async () => {
    await add([{ level: 'Primary', className: '10B' }, { level: 'Primary' }]);
    const { groups } = await readAs(person(admin.id), listYearEndGroups);
    expect(groups.map(({ currentLevel, className, count }) => [currentLevel, className, count])).toEqual([
      ['Primary', null, 1],
      ['Primary', '5A', 1],
      ['Primary', '6A', 1],
      ['Primary', '10B', 1],
      ['University Preparation', 'Year 13', 1],
      [null, null, 1],
    ]);
  });

  it('list the students of one group by name, and find them by each word of a search', async () => {
    const many = Array.from({ length: maxListed }, (_, index) => ({ fullName: `Pupil ${index}` }));
    const owls = { level: 'Primary', className: 'Owls' };
    await add([
      ...many.map((student) => ({ ...student, ...owls })),
      { fullName: 'Zoe Last', number: 'Z-000001', ...owls },
    ]);
    await add([{ fullName: 'Zoe Archived', ...owls, archivedAt: new Date() }, { fullName: 'Zoe Elsewhere' }]);
    const list = (search: string, actor = admin) =>
      readAs(person(actor.id), (tx) => listYearEndStudents(tx, primary('Owls'), search));
    const first = (await list('')).map(({ fullName }) => fullName);
    expect([first.length, first[0], first.includes('Zoe Last')]).toEqual([maxListed, 'Pupil 0', false]);
    for (const search of ['zoe', 'LAST z-000001'])
      expect(await list(search)).toEqual([{ id: expect.any(String), fullName: 'Zoe Last', studentNumber: 'Z-000001' }]);
    expect(await list('zoe first')).toEqual([]);
    expect(await list('', mentor)).toEqual([]);
    expect(await readAs(person(admin.id), (tx) => listYearEndStudents(tx, primary(null), ''))).toEqual([]);
  });

  it('list kept students with their group, except archived students', async () => {
    const [archived = ''] = await add([{ archivedAt: new Date() }]);
    const ids = [ofClass.five, ofClass.none, archived, randomUUID()];
    const kept = await readAs(person(admin.id), (tx) => listKeptStudents(tx, ids));
    const { groups } = await readAs(person(admin.id), listYearEndGroups);
    const keyOf = (className: string | null) => groups.find((group) => group.className === className)?.key;
    expect(new Map(kept.map(({ id, groupKey }) => [id, groupKey]))).toEqual(
      new Map([
        [ofClass.five, keyOf('5A')],
        [ofClass.none, keyOf(null)],
      ]),
    );
    expect(await readAs(person(mentor.id), (tx) => listKeptStudents(tx, [ofClass.five]))).toEqual([]);
  });

  it.each([
    ['8B', '9B'],
    ['Year 9', 'Year 10'],
    ['Year 13', 'Year 13'],
    ['Foxes', 'Foxes'],
    ['2026 A', '2026 A'],
  ])('move the class %s to %s', (now, next) => {
    expect(nextClass(now)).toBe(next);
  });

  it.each([
    ['Autumn 2026', 'Autumn 2027'],
    ['Autumn 2026/27', 'Autumn 2027/28'],
    ['Spring 2026–2027', 'Spring 2027–2028'],
    ['2099/00', '2100/01'],
    ['2026年秋季', '2027年秋季'],
    ['Term 1', 'Term 1'],
  ])('rename the term %s to %s', (now, next) => {
    expect(nextYearIn(now)).toBe(next);
  });

  it('use the same day of the next year', () => {
    expect(['2026-09-01', '2028-02-29'].map(aYearLater)).toEqual(['2027-09-01', '2029-02-28']);
  });
});
