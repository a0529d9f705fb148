import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { AbsenceSchema, type NewAbsence } from './absences.schema.ts';
import {
  findAbsenceReceiver,
  listAbsencesOfAssigned,
  listAbsencesOfChildren,
  listReportable,
} from './absences.server.ts';
import { type ReportedAbsence, reportAbsence, withdrawAbsence } from './report-absence.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let coach: TestPerson;
let ada = '';
beforeAll(async () => {
  database = await openTestDatabase();
  [mother, mentor, coach] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
    makePerson(database, 'mentor'),
  ]);
  const links = { parentId: mother.id, mentorId: mentor.id, coachId: coach.id };
  const [child] = await addStudents(database.asOwner, [{ fullName: 'Ada Example', ...links }]);
  ada = child?.id ?? '';
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from absences');
  await database.asOwner('delete from student_events');
  await database.asOwner('update student_guardians set may_view = true, may_write = true');
});

const today = todayInUtc();
type Sent = ReportedAbsence;
const absence = (change: Partial<Sent> = {}): Sent => ({
  studentId: ada,
  firstDay: today,
  lastDay: '',
  reason: 'illness',
  note: '',
  requestId: randomUUID(),
  ...change,
});
const report = (by: TestPerson, sent: Sent) => writeAs(person(by.id), (tx) => reportAbsence(tx, sent));
const withdraw = (by: TestPerson, id: string) => writeAs(person(by.id), (tx) => withdrawAbsence(tx, id));
const ofChildren = (reader: TestPerson) => readAs(person(reader.id), (tx) => listAbsencesOfChildren(tx));
const ofAssigned = (reader: TestPerson) => readAs(person(reader.id), (tx) => listAbsencesOfAssigned(tx));
const kinds = async () =>
  (await database.asOwner<{ kind: string }>('select kind from student_events')).map(({ kind }) => kind);

// @see PD-73
it('The language of the note of an absence is stored with it, and of an older one is recognised', async () => {
  await report(mother, absence({ note: 'Fever', language: 'en' }));
  await report(mother, absence({ note: '发烧', firstDay: addDays(today, 9) }));
  expect((await ofAssigned(mentor)).map(({ language }) => language)).toEqual(['en', 'zh']);
});

describe('An absence', () => {
  it('is refused to other parents, staff and guardians without the right to write, and records no activity', async () => {
    const otherParent = await makePerson(database, 'parent');
    for (const who of [otherParent, mentor])
      await expect(report(who, absence())).rejects.toMatchObject({ reason: 'no right' });
    await database.asOwner('update student_guardians set may_write = false');
    await expect(report(mother, absence())).rejects.toMatchObject({ reason: 'no right' });
    expect(await readAs(person(mother.id), listReportable)).toEqual([]);
    expect(await kinds()).toEqual([]);
  });

  it('is shown with its note to guardians, mentor and coach only, and its note is stored encrypted', async () => {
    expect(await report(mother, absence({ lastDay: addDays(today, 2), note: 'She has a cough.' }))).toBe(true);
    const seen = { studentId: ada, studentName: 'Ada Example', firstDay: today, lastDay: addDays(today, 2) };
    for (const list of [await ofChildren(mother), await ofAssigned(mentor), await ofAssigned(coach)])
      expect(list).toMatchObject([
        { ...seen, reason: 'illness', note: 'She has a cough.', reporterName: mother.fullName },
      ]);
    expect(await ofChildren(mentor)).toEqual([]);
    expect(await ofChildren(await makePerson(database, 'parent'))).toEqual([]);
    expect(await kinds()).toEqual(['absence-reported']);
    const [{ note } = {}] = await database.asOwner<{ note: Buffer }>('select note from absences');
    expect(note?.includes('cough')).toBe(false);
  });

  it('is hidden from a guardian as soon as they lose the right to see the student', async () => {
    await report(mother, absence());
    await database.asOwner('update student_guardians set may_view = false');
    expect(await ofChildren(mother)).toEqual([]);
    expect(await ofAssigned(mentor)).toHaveLength(1);
  });

  it('is stored once if its form is sent twice; the form with other content is refused', async () => {
    const sent = absence({ note: 'Once' });
    expect([await report(mother, sent), await report(mother, sent)]).toEqual([true, false]);
    await expect(report(mother, { ...sent, note: 'Twice' })).rejects.toMatchObject({ reason: 'other content' });
    expect(await ofChildren(mother)).toHaveLength(1);
  });

  it('is refused for days that are already reported, even by concurrent requests', async () => {
    const days = { firstDay: today, lastDay: addDays(today, 3) };
    const results = await Promise.allSettled([report(mother, absence(days)), report(mother, absence(days))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const touching = absence({ firstDay: addDays(today, 3), lastDay: addDays(today, 9) });
    await expect(report(mother, touching)).rejects.toMatchObject({ reason: 'reported already' });
    expect(await report(mother, absence({ firstDay: addDays(today, 4) }))).toBe(true);
  });

  it('is withdrawn once, only by a guardian with the right to write, and can then be reported again', async () => {
    await report(mother, absence());
    const [{ id } = { id: '' }] = await ofChildren(mother);
    expect(await withdraw(mentor, id)).toBeNull();
    expect(await withdraw(await makePerson(database, 'parent'), id)).toBeNull();
    expect(await withdraw(mother, id)).toEqual({ studentId: ada, firstDay: today, lastDay: today });
    expect(await withdraw(mother, id)).toBeNull();
    expect(await ofAssigned(mentor)).toEqual([]);
    expect(await kinds()).toEqual(['absence-reported', 'absence-withdrawn']);
    expect(await report(mother, absence())).toBe(true);
  });

  it('is no longer listed once it is over, and cannot be withdrawn, not even by a statement as the web role', async () => {
    await report(mother, absence({ firstDay: addDays(today, -9), lastDay: addDays(today, -3) }));
    expect(await ofChildren(mother)).toEqual([]);
    const [{ id } = { id: '' }] = await database.asOwner<{ id: string }>('select id from absences');
    expect(await withdraw(mother, id)).toBeNull();
    const direct = await writeAs(person(mother.id), (tx) =>
      sql`update absences set withdrawn_at = now(), withdrawn_by = ${mother.id} where id = ${id}`.execute(tx),
    );
    expect(direct.numAffectedRows).toBe(0n);
    expect(await kinds()).toEqual(['absence-reported']);
  });

  it('has the mentor as its receiver, otherwise the coach, otherwise nobody', async () => {
    const receiver = () => readAs(person(mother.id), (tx) => findAbsenceReceiver(tx, ada));
    expect(await receiver()).toBe(mentor.id);
    await database.asOwner('update students set academic_mentor_id = null');
    expect(await receiver()).toBe(coach.id);
    await database.asOwner('update students set wellbeing_coach_id = null');
    expect(await receiver()).toBeNull();
    await database.asOwner('update students set academic_mentor_id = $1, wellbeing_coach_id = $2', [
      mentor.id,
      coach.id,
    ]);
  });
});

describe('The form of an absence', () => {
  const form = (change: Partial<Record<keyof NewAbsence, string>>) =>
    AbsenceSchema.safeParse({ studentId: ada || randomUUID(), firstDay: today, reason: 'illness', ...change });

  it.each([
    [{ studentId: '1' }, 'absence.student.missing'],
    [{ firstDay: '' }, 'absence.firstDay.missing'],
    [{ firstDay: '2026-02-30' }, 'absence.firstDay.missing'],
    [{ firstDay: addDays(today, -32) }, 'absence.firstDay.far'],
    [{ firstDay: addDays(today, 367) }, 'absence.firstDay.far'],
    [{ lastDay: 'soon' }, 'absence.lastDay.invalid'],
    [{ lastDay: addDays(today, -1) }, 'absence.lastDay.early'],
    [{ lastDay: addDays(today, 93) }, 'absence.lastDay.far'],
    [{ reason: '' }, 'absence.reason.missing'],
    [{ note: 'x'.repeat(1001) }, 'absence.note.tooLong'],
    [{ note: 'a\u0000' }, 'validation.forbiddenCharacters'],
  ])('refuses %j', (change, message) => {
    expect(form(change).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('accepts one day and up to 93 days, and treats a note of invisible characters as empty', () => {
    expect(form({ note: ' \u200b ' }).data).toMatchObject({ lastDay: '', note: '' });
    expect(form({ lastDay: addDays(today, 92) }).success).toBe(true);
  });
});
