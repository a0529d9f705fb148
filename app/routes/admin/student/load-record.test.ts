import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAbsences } from '#database/samples/absences.ts';
import { addMessages } from '#database/samples/messages.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { countMessagesAbout } from '#features/messages/messages.server.ts';
import { person, readAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { loadRecord } from './load-record.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let mentor: TestPerson;
let studentId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  mother = await makePerson(database, 'parent');
  mentor = await makePerson(database, 'mentor');
  const [student] = await addStudents(database.asOwner, [{ parentId: mother.id, mentorId: mentor.id }]);
  studentId = student?.id ?? '';
});
afterAll(() => database.close());

const recordOf = (who: TestPerson) => readAs(person(who.id), (tx) => loadRecord(tx, studentId, 'en'));

it('A record has reports, absences without notes, activity, and the number of messages, for administrators', async () => {
  const names = (en: string) => ({ en, ar: en, fr: en, zh: en });
  const termId = await addTerm(database.asOwner, {
    names: names('Autumn'),
    firstDay: '2026-09-01',
    lastDay: '2026-12-18',
    dueOn: '2026-12-11',
  });
  const report = {
    studentId,
    termId,
    authorId: mentor.id,
    attainment: 0,
    effort: 0,
    target: 't',
    comment: 'c',
    nextStep: 'n',
  };
  const id = await addReport(database.asOwner, database.keyring, {
    ...report,
    subject: 'English',
    publishedAt: new Date(),
  });
  await addReport(database.asOwner, database.keyring, { ...report, subject: 'Mathematics', publishedAt: null });
  for (let month = 1; month <= 6; month += 1)
    await addAbsences(database.asOwner, database.keyring, [
      {
        studentId,
        reporterId: mother.id,
        firstDay: `2026-0${month}-02`,
        lastDay: `2026-0${month}-03`,
        note: 'private',
      },
    ]);
  const between = { from: mother.id, to: mentor.id, studentId };
  await addMessages(database.asOwner, database.keyring, [
    between,
    { ...between, from: mentor.id, to: mother.id },
    { ...between, studentId: null },
    { ...between, to: null, toOffice: 'safeguarding' },
    { ...between, from: mentor.id, to: mother.id, fromOffice: 'safeguarding' },
  ]);

  const record = await recordOf(admin);
  expect(record.reports).toMatchObject([{ id, version: 1, subject: { en: 'English' }, term: { en: 'Autumn' } }]);
  expect(record.begunReports).toBe(1);
  expect(record.absences.count).toBe(6);
  expect(record.absences.latest.map(({ firstDay }) => firstDay)).toEqual(
    [6, 5, 4, 3, 2].map((month) => `2026-0${month}-02`),
  );
  expect(JSON.stringify(record)).not.toContain('private');
  expect(record.activity).toEqual(expect.any(Array));
  expect(record.messageCount).toBe(2);
});

it('The number of messages about a student is 0 for families, mentors and suspended administrators', async () => {
  const suspended = await makePerson(database, 'admin');
  await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
  for (const { id } of [mother, mentor, suspended])
    expect(await readAs(person(id), (tx) => countMessagesAbout(tx, studentId))).toBe(0);
  expect(await readAs(person(admin.id), (tx) => countMessagesAbout(tx, studentId))).toBe(2);
});
