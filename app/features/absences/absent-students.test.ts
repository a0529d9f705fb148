import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAbsences, type SampleAbsence } from '#database/samples/absences.ts';
import { addStudents, type SampleStudent } from '#database/samples/students.ts';
import { person, readAs, visitor } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { stages } from '../students/stages.ts';
import { absentStudentList } from './absences.ts';
import { countAbsentStudents, listAbsentStudents, readSchoolDay } from './absent-students.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  mother = await makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' });
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());
afterEach(async () => {
  await database.asOwner('delete from absences');
  await database.asOwner('delete from students');
});

async function addAbsent(student: SampleStudent, absence: Partial<SampleAbsence> = {}): Promise<string> {
  const [{ id = '' } = {}] = await addStudents(database.asOwner, [student]);
  const days = { firstDay: '2026-11-25', lastDay: '2026-11-27' };
  await addAbsences(database.asOwner, database.keyring, [
    { studentId: id, reporterId: mother.id, note: 'a private note', ...days, ...absence },
  ]);
  return id;
}

const queryOf = (parameters: Record<string, string>) =>
  parseListQuery(absentStudentList, new URLSearchParams({ day: '2026-11-26', ...parameters }));
const pageOf = (parameters: Record<string, string>, who = admin, size = 50) =>
  readAs(person(who.id), (tx) => listAbsentStudents(tx, queryOf(parameters), stages, size));
const namesOf = async (parameters: Record<string, string> = {}, who = admin) =>
  (await pageOf(parameters, who)).items.map(({ fullName }) => fullName);
const countOf = (parameters: Record<string, string> = {}, who = admin) =>
  readAs(person(who.id), (tx) => countAbsentStudents(tx, queryOf(parameters), stages));

describe('Absent students of a day', () => {
  it('are not listed for visitors, other families, other mentors and suspended administrators', async () => {
    await addAbsent({ fullName: 'Tobi' });
    const suspended = await makePerson(database, 'admin');
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
    for (const who of [mother, mentor, suspended]) {
      expect(await namesOf({}, who)).toEqual([]);
      expect(await countOf({}, who)).toBe(0);
    }
    const asVisitor = readAs(visitor, (tx) => listAbsentStudents(tx, queryOf({}), stages));
    expect((await asVisitor.catch(() => ({ items: [] }))).items).toEqual([]);
  });

  it('do not include other days, withdrawn absences and archived students', async () => {
    await addAbsent({ fullName: 'Before' }, { lastDay: '2026-11-25' });
    await addAbsent({ fullName: 'After' }, { firstDay: '2026-11-27' });
    await addAbsent({ fullName: 'Archived', archivedAt: new Date() });
    const withdrawn = await addAbsent({ fullName: 'Withdrawn' });
    await database.asOwner('update absences set withdrawn_at = now() where student_id = $1', [withdrawn]);
    expect(await namesOf()).toEqual([]);
    expect(await countOf()).toBe(0);
  });

  it('are those of all families, by class and name, with days, reason and reporter, without the note', async () => {
    await addAbsent({ fullName: 'Zita', className: '8B', level: 'Middle Years' }, { reason: 'travel' });
    await addAbsent({ fullName: 'Adam', className: '10A' });
    await addAbsent({ fullName: 'Bela', className: '8B' }, { firstDay: '2026-11-26', lastDay: '2026-11-26' });
    await addAbsent({ fullName: 'Cara' });
    const { items } = await pageOf({});
    expect(items.map(({ fullName }) => fullName)).toEqual(['Cara', 'Bela', 'Zita', 'Adam']);
    expect(items[2]).toEqual({
      id: expect.any(String),
      fullName: 'Zita',
      studentNumber: expect.any(String),
      currentLevel: 'Middle Years',
      className: '8B',
      firstDay: '2026-11-25',
      lastDay: '2026-11-27',
      reason: 'travel',
      reporterName: 'Zoë Adeyemi',
      reportedAt: expect.any(Date),
    });
    expect(await namesOf({ sort: 'name' })).toEqual(['Adam', 'Bela', 'Cara', 'Zita']);
  });

  it('are found by class, name without accents, level and reason', async () => {
    // No class that a random student number contains.
    await addAbsent({ fullName: 'Zoë Found', className: '8Z', level: 'Middle Years' }, { reason: 'travel' });
    await addAbsent({ fullName: 'Other', level: 'Primary' });
    for (const filter of [{ search: '8z' }, { search: 'zoe found' }, { level: 'middle' }, { reason: 'travel' }]) {
      expect(await namesOf(filter)).toEqual(['Zoë Found']);
      expect(await countOf(filter)).toBe(1);
    }
    expect(await namesOf({ level: 'none' })).toEqual([]);
  });

  it.each(['class', '-class', 'name', '-name'])('are paged in the order of %s', async (sort) => {
    for (const className of ['8B', '10A', null])
      for (const fullName of ['Ann', 'Bo']) await addAbsent({ fullName, className });
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf({ sort, after }, admin, 2);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual((await pageOf({ sort })).items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(6);
  });

  it('are those of the day at the school without a chosen day', async () => {
    const today = await readAs(person(admin.id), readSchoolDay);
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    await addAbsent({ fullName: 'Today' }, { firstDay: today, lastDay: today });
    expect(await namesOf({ day: '' })).toEqual(['Today']);
  });
});
