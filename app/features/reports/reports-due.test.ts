import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findReportsDue } from './reports-due.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let studentId: string;
let termId: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('update terms set archived_at = now()');
  await database.asOwner('update subjects set archived_at = null');
  mentor = await makePerson(database, 'mentor');
  [studentId, termId] = [await addStudent('Primary'), await addTerm(database.asOwner, term(-40, 30))];
});

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
const term = (firstDay: number, dueOn: number) => ({
  names: { en: 'Some Term' },
  firstDay: day(firstDay),
  lastDay: day(firstDay + 90),
  dueOn: day(dueOn),
});

async function addStudent(level: string | null): Promise<string> {
  const links = { mentorId: mentor.id, ...(level !== null && { level }) };
  const [added] = await addStudents(database.asOwner, [{ fullName: level ?? 'No level', ...links }]);
  return added?.id ?? '';
}

const stages = {
  primary: 'Primary',
  middle: 'Middle Years',
  secondary: 'Secondary',
  university: 'University Preparation',
};
const primarySubjects = ['English', 'Mathematics', 'Science', 'Humanities', 'World Languages', 'Computing', 'Arts'];

async function report(subjects: string[], { isPublished = true, of = studentId } = {}): Promise<void> {
  const publishedAt = isPublished ? new Date() : null;
  const written = {
    studentId: of,
    termId,
    authorId: mentor.id,
    attainment: 1,
    effort: 1,
    comment: 'Well.',
    publishedAt,
  };
  for (const subject of subjects) await addReport(database.asOwner, database.keyring, { ...written, subject });
}

const found = (reader = mentor) => readAs(person(reader.id), (tx) => findReportsDue(tx, stages));
const stateOf = async (student = studentId) => (await found())?.states.get(student) ?? null;
const passDueDate = () => database.asOwner('update terms set due_on = $2 where id = $1', [termId, day(-10)]);

describe('The reports of a student', () => {
  it('are due until a report in each subject of the stage is published', async () => {
    expect(await found()).toMatchObject({ termId, dueOn: day(30) });
    expect(await stateOf()).toBe('due');
    await report(primarySubjects, { isPublished: false });
    expect(await stateOf()).toBe('due');
    await report(primarySubjects.slice(1));
    expect(await stateOf()).toBe('due');
    await report(['English']);
    expect(await stateOf()).toBe('done');
  });

  it('are overdue after the due date only if a report is not published', async () => {
    const other = await addStudent('Primary');
    await report(primarySubjects, { of: other });
    await passDueDate();
    expect([await stateOf(), await stateOf(other)]).toEqual(['overdue', 'done']);
  });

  it('stay done while a published report is corrected', async () => {
    await report(primarySubjects);
    await report(['English'], { isPublished: false });
    await passDueDate();
    expect(await stateOf()).toBe('done');
  });

  it('are due in all subjects without a stage, and not in subjects that are archived or of other stages', async () => {
    const withoutStage = await addStudent(null);
    for (const of of [studentId, withoutStage]) await report(primarySubjects, { of });
    expect([await stateOf(), await stateOf(withoutStage)]).toEqual(['done', 'due']);
    await database.asOwner(`update subjects set archived_at = now() where not 'primary' = any (stages)`);
    expect(await stateOf(withoutStage)).toBe('done');
  });

  it('are due for a draft in an archived subject, until the draft is discarded', async () => {
    await report(primarySubjects.slice(1));
    await report(['English'], { isPublished: false });
    await database.asOwner(`update subjects set archived_at = now() where names ->> 'en' = 'English'`);
    expect(await stateOf()).toBe('due');
    await database.asOwner('delete from report_drafts');
    expect(await stateOf()).toBe('done');
  });

  it('have no state if there are no subjects', async () => {
    await database.asOwner('update subjects set archived_at = now()');
    expect(await stateOf()).toBeNull();
  });

  it('are due for the term that began last', async () => {
    await report(primarySubjects);
    const next = await addTerm(database.asOwner, term(-1, 60));
    await addTerm(database.asOwner, term(20, 90));
    expect(await found()).toMatchObject({ termId: next, dueOn: day(60) });
    expect(await stateOf()).toBe('due');
    await database.asOwner('update terms set archived_at = now()');
    expect(await found()).toBeNull();
  });

  it('are listed for the assigned mentor only', async () => {
    for (const role of ['mentor', 'parent', 'admin'] as const)
      expect((await found(await makePerson(database, role)))?.states.size, role).toBe(0);
    await database.asOwner('update students set academic_mentor_id = null where id = $1', [studentId]);
    expect(await stateOf()).toBeNull();
  });
});

it('The subjects depend on the stage of the level, ignoring case and spaces; other levels have all subjects', async () => {
  const levels = ['Primary', ' middle years ', 'SECONDARY', 'University Preparation', 'Year 9', null];
  const students = await Promise.all(levels.map(addStudent));
  for (const of of students) await report(primarySubjects, { of });
  const states = () => Promise.all(students.map((of) => stateOf(of)));
  expect(await states()).toEqual(['done', 'done', 'due', 'due', 'due', 'due']);
  for (const of of students.slice(2)) await report(['Biology', 'Chemistry', 'Physics', 'History', 'Geography'], { of });
  expect(await states()).toEqual(['done', 'done', 'done', 'due', 'due', 'due']);
  for (const of of students.slice(3)) await report(['Research Project'], { of });
  expect(await states()).toEqual(levels.map(() => 'done'));
});
