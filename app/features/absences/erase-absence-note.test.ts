import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAbsences } from '#database/samples/absences.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { RequestKind } from '../privacy-requests/privacy-requests.ts';
import { listErasableNotes } from './absences.server.ts';
import { eraseAbsenceNote } from './erase-absence-note.server.ts';

let database: TestDatabase;
let people: Record<'mother' | 'otherParent' | 'mentor' | 'officer' | 'admin', TestPerson>;
let child = '';
beforeAll(async () => {
  database = await openTestDatabase();
  people = {
    mother: await makePerson(database, 'parent'),
    otherParent: await makePerson(database, 'parent'),
    mentor: await makePerson(database, 'mentor'),
    officer: await makePerson(database, 'mentor'),
    admin: await makePerson(database, 'admin'),
  };
  await database.asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [people.officer.id]);
  const links = { mentorId: people.mentor.id };
  const students = await addStudents(database.asOwner, [
    { fullName: 'Own Child', parentId: people.mother.id, ...links },
    { fullName: 'Unrelated Child', parentId: people.otherParent.id, ...links },
  ]);
  child = students[0]?.id ?? '';
  someoneElsesChild = students[1]?.id ?? '';
});
afterAll(() => database.close());

let someoneElsesChild = '';
let absence = '';
let someoneElsesAbsence = '';
beforeEach(async () => {
  await database.asOwner('delete from privacy_requests');
  await database.asOwner('delete from record_holds');
  await database.asOwner('delete from absences');
  await database.asOwner('update student_guardians set restricted_at = null, restriction_reason = null');
  [absence, someoneElsesAbsence] = [randomUUID(), randomUUID()];
  const days = { firstDay: '2026-09-14', lastDay: '2026-09-15' };
  await addAbsences(database.asOwner, database.keyring, [
    { id: absence, studentId: child, reporterId: people.otherParent.id, ...days, note: 'Asthma' },
    {
      id: someoneElsesAbsence,
      studentId: someoneElsesChild,
      reporterId: people.otherParent.id,
      ...days,
      note: 'Asthma',
    },
    { studentId: child, reporterId: people.mother.id, firstDay: '2026-10-01', lastDay: '2026-10-01' },
  ]);
});

type Who = keyof typeof people;
async function requestOf(who: Who, kind: RequestKind = 'erasure'): Promise<string> {
  const [id = ''] = await addPrivacyRequests(database.asOwner, database.keyring, [{ personId: people[who].id, kind }]);
  return id;
}
const list = async (who: Who, requestId: string) =>
  (await readAs(person(people[who].id), (tx) => listErasableNotes(tx, requestId))).map(({ id }) => id);
const erase = (who: Who, requestId: string, absenceId = absence) =>
  writeAs(person(people[who].id), (tx) => eraseAbsenceNote(tx, { requestId, absenceId }));
const notes = async () =>
  (await database.asOwner<{ id: string }>('select id from absences where note is not null')).map(({ id }) => id).sort();

describe('The note of an absence', () => {
  it('can be erased only by people who handle privacy requests, and never for their own request', async () => {
    const request = await requestOf('mother');
    for (const who of ['mother', 'otherParent', 'mentor'] as const) {
      expect(await list(who, request)).toEqual([]);
      expect(await erase(who, request)).toBe(false);
    }
    const byVisitor = writeAs(visitor, (tx) => eraseAbsenceNote(tx, { requestId: request, absenceId: absence }));
    expect(await byVisitor).toBe(false);
    await database.asOwner('update student_guardians set guardian_id = $1 where student_id = $2', [
      people.admin.id,
      child,
    ]);
    const own = await requestOf('admin');
    expect([await list('admin', own), await erase('admin', own), await list('officer', own)]).toEqual([
      [],
      false,
      [absence],
    ]);
    await database.asOwner('update student_guardians set guardian_id = $1 where student_id = $2', [
      people.mother.id,
      child,
    ]);
    expect(await notes()).toEqual([absence, someoneElsesAbsence].sort());
  });

  it('cannot be erased by a suspended or former officer', async () => {
    const request = await requestOf('mother');
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [people.officer.id]);
    expect(await erase('officer', request)).toBe(false);
    await database.asOwner('update profiles set suspended_at = null where id = $1', [people.officer.id]);
    await database.asOwner(`update offices set holder_id = null where id = 'data-protection'`);
    expect(await erase('officer', request)).toBe(false);
    await database.asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [people.officer.id]);
    expect(await erase('officer', request)).toBe(true);
  });

  it('cannot be erased for a family without access to the student, another kind of request or an answered one', async () => {
    const request = await requestOf('mother');
    expect(await list('officer', request)).toEqual([absence]);
    expect(await erase('officer', request, someoneElsesAbsence)).toBe(false);
    for (const kind of ['correction', 'restriction', 'objection'] as const)
      expect(await erase('admin', await requestOf('mother', kind))).toBe(false);
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [people.mother.id],
    );
    expect(await erase('officer', request)).toBe(false);
    await database.asOwner('update student_guardians set restricted_at = null, restriction_reason = null');
    await database.asOwner(
      `update privacy_requests set outcome = 'done', answer = '\\x01', answered_at = now() where id = $1`,
      [request],
    );
    expect([await list('officer', request), await erase('officer', request)]).toEqual([[], false]);
  });

  it('cannot be erased while the student’s record is on hold', async () => {
    const request = await requestOf('mother');
    await database.asOwner(
      `insert into record_holds (student_id, kept_until, reason) values ($1, current_date + 1, 'law')`,
      [child],
    );
    expect([await list('admin', request), await erase('admin', request)]).toEqual([[], false]);
  });

  // @see privacy-policy 9.3, privacy-policy 9.4, mails/privacy-request.ts, translations privacyRequest
  // @see translations privacyRequests, translations privacyAnswer
  it('is erased once, with an audit row without text, and the absence is kept', async () => {
    const request = await requestOf('mother');
    const [before] = await database.asOwner(
      'select first_day, last_day, reason, reporter_id from absences where id = $1',
      [absence],
    );
    const outcomes = await Promise.all([erase('officer', request), erase('admin', request)]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await notes()).toEqual([someoneElsesAbsence]);
    expect(
      await database.asOwner('select first_day, last_day, reason, reporter_id from absences where id = $1', [absence]),
    ).toEqual([before]);
    const rows = await database.asOwner(
      `select subject_type, subject_id, details from audit_log where act = 'absence note erased' order by id desc limit 2`,
    );
    expect(rows[0]).toEqual({
      subject_type: 'student',
      subject_id: child,
      details: { days: ['2026-09-14', '2026-09-15'] },
    });
    expect(await database.asOwner('select from student_events where reference_id = $1', [absence])).toEqual([]);
  });

  it('can be erased for the person who reported it and no longer has access to the student', async () => {
    const request = await requestOf('otherParent');
    expect((await list('officer', request)).toSorted()).toEqual([absence, someoneElsesAbsence].sort());
  });
});
