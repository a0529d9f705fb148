import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { confirmMerge, requestMerge } from '#features/accounts/merge-accounts.server.ts';
import { findSession } from '#features/accounts/sessions.server.ts';
import { listInbox } from '#features/messages/messages.server.ts';
import { sendMessage } from '#features/messages/send-message.server.ts';
import { findMessage } from '#features/messages/threads.server.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { mergeLinksOf } from '#tests/support/merge-links.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { mergeAccounts } from './merge-accounts.ts';

/* @see PD-64 */

let database: TestDatabase;
let pool: pg.Pool;
let admin: TestPerson;
let mentor: TestPerson;
let token: string;
let kept: TestPerson;
let duplicate: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 2 });
  [admin, mentor] = [await makePerson(database, 'admin'), await makePerson(database, 'mentor')];
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  token = await openSession(database, admin.id);
  [kept, duplicate] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
  await age(kept);
});

const age = ({ id }: TestPerson) =>
  database.asOwner(`update profiles set created_at = now() - interval '8 days' where id = $1`, [id]);

/** Confirms the merge, too, unless it was confirmed before. */
async function request(): Promise<void> {
  const accounts = { keptId: kept.id, duplicateId: duplicate.id };
  if ((await writeAs(person(admin.id), (tx) => requestMerge(tx, token, accounts))) === 'merging') return;
  expect(await confirmMerge((await mergeLinksOf(database, pool, accounts)).duplicate)).toBe(true);
}
const run = () =>
  mergeAccounts({ keptId: kept.id, duplicateId: duplicate.id, actorId: admin.id }, pool, database.keyring);
async function merge() {
  await request();
  await run();
}
const add = async (message: SampleMessage) =>
  (await addMessages(database.asOwner, database.keyring, [message]))[0] ?? '';
const open = (reader: TestPerson, id: string) => readAs(person(reader.id), (tx) => findMessage(tx, id));
const exists = async (id: string) => (await database.asOwner('select from profiles where id = $1', [id])).length > 0;
const suspended = async (id: string) =>
  (await database.asOwner('select from profiles where id = $1 and suspended_at is not null', [id])).length > 0;
const child = async (parentId: string) => (await addStudents(database.asOwner, [{ parentId }]))[0]?.id ?? '';
const linksOf = (studentId: string) =>
  database.asOwner(
    `select guardian_id, may_view, may_write, receives_mail, restriction_reason from student_guardians where student_id = $1`,
    [studentId],
  );

describe('A merge of accounts', () => {
  it('is skipped if an account has changed before the queue runs it', async () => {
    await request();
    await database.asOwner('update profiles set suspended_at = null where id = $1', [duplicate.id]);
    await run();
    await request();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [kept.id]);
    await run();
    [kept, duplicate] = [await makePerson(database, 'mentor'), await makePerson(database, 'mentor')];
    await age(kept);
    await request();
    await database.asOwner(`update offices set deputy_id = $1 where id = 'complaints'`, [kept.id]);
    await run();
    expect([await exists(kept.id), await exists(duplicate.id)]).toEqual([true, true]);
    expect(await database.asOwner('select from accounts.merges')).toEqual([]);
  });
});

describe('Merged accounts', () => {
  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('end the sessions of the duplicate at once, become one account, and are announced to both addresses', async () => {
    const session = await openSession(database, duplicate.id);
    await request();
    expect(await findSession(session, 'read')).toBeNull();
    expect(await suspended(duplicate.id)).toBe(true);
    await request();
    await run();
    await run();
    expect([await exists(kept.id), await exists(duplicate.id)]).toEqual([true, false]);
    const mails = await database.asOwner(
      `select person_id, state from mails where template = 'account-removed' and requested_by = $1`,
      [admin.id],
    );
    expect(mails).toEqual(Array(2).fill({ person_id: null, state: 'waiting' }));
    const acts = await database.asOwner(
      `select subject_id, details from audit_log where act = 'accounts merged' and subject_id = any ($1)`,
      [[kept.id, duplicate.id]],
    );
    expect(acts).toEqual([
      { subject_id: kept.id, details: { duplicate: duplicate.id } },
      { subject_id: duplicate.id, details: { into: kept.id } },
    ]);
  });

  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('have all messages in one inbox, readable for both sides, even 450 of them', async () => {
    const received = await add({ from: mentor.id, to: duplicate.id, subject: 'Received' });
    const sent = await add({ from: duplicate.id, to: mentor.id, subject: 'Sent', isRead: true });
    const toOffice = await add({ from: duplicate.id, to: null, toOffice: 'admissions', subject: 'To an office' });
    const sentAt = new Date(Date.now() - 2 * 24 * 3_600_000);
    const many = Array.from({ length: 450 }, () => ({ from: mentor.id, to: duplicate.id, sentAt }));
    await addMessages(database.asOwner, database.keyring, many);
    await merge();
    for (const [reader, id, subject] of [
      [kept, received, 'Received'],
      [mentor, received, 'Received'],
      [kept, sent, 'Sent'],
      [mentor, sent, 'Sent'],
      [kept, toOffice, 'To an office'],
    ] as const)
      expect(await open(reader, id)).toMatchObject({ subject, body: 'A body' });
    const [stored] = await database.asOwner<{ count: number }>(
      `select count(*)::int as count from messages where receiver_id = $1 and sealed_receiver_id = $1`,
      [kept.id],
    );
    expect(stored?.count).toBe(451);
    const inbox = await readAs(person(kept.id), (tx) => listInbox(tx));
    expect(inbox.items.every(({ subject }) => subject !== null)).toBe(true);
  });

  it('store a message only once if its form is sent again after the merge', async () => {
    const message = { receiverId: duplicate.id, subject: 'Once', body: 'A text.', requestId: randomUUID() };
    const send = (receiverId: string) =>
      writeAs(person(mentor.id), (tx) => sendMessage(tx, { ...message, receiverId }));
    await send(duplicate.id);
    await merge();
    await send(kept.id);
    expect(await database.asOwner('select from messages where request_id = $1', [message.requestId])).toHaveLength(1);
  });

  it('show a former user in messages between the two, and keep messages that cannot be decrypted', async () => {
    const between = await add({ from: duplicate.id, to: kept.id, subject: 'To myself' });
    const broken = await add({ from: mentor.id, to: duplicate.id });
    await database.asOwner(`update messages set subject = '\\x02', body = '\\x02' where id = $1`, [broken]);
    await merge();
    expect(await open(kept, between)).toMatchObject({ subject: 'To myself', body: 'A body' });
    const [left] = await database.asOwner('select sender_id from messages where id = $1', [between]);
    expect(left).toEqual({ sender_id: null });
    expect(await database.asOwner('select receiver_id from messages where id = $1', [broken])).toEqual([
      { receiver_id: null },
    ]);
  });

  it('keep one copy of a letter that both received', async () => {
    const letterId = randomUUID();
    const copies = [await add({ from: mentor.id, to: kept.id }), await add({ from: mentor.id, to: duplicate.id })];
    await database.asOwner('update messages set letter_id = $1 where id = any ($2)', [letterId, copies]);
    await merge();
    const rows = await database.asOwner('select receiver_id from messages where letter_id = $1 order by 1', [letterId]);
    expect(rows).toEqual([{ receiver_id: kept.id }, { receiver_id: null }]);
  });

  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('have the students of both, with the stronger rights unless one is restricted', async () => {
    const [only, both, restricted] = [await child(duplicate.id), await child(kept.id), await child(kept.id)];
    await addGuardians(database.asOwner, [
      { studentId: both, guardianId: duplicate.id },
      { studentId: restricted, guardianId: duplicate.id, restrictionReason: 'court-order' },
    ]);
    await database.asOwner('update student_guardians set may_write = false where guardian_id = $1', [kept.id]);
    await merge();
    const rights = { guardian_id: kept.id, may_view: true, may_write: true, receives_mail: true };
    expect(await linksOf(only)).toEqual([{ ...rights, restriction_reason: null }]);
    expect(await linksOf(both)).toEqual([{ ...rights, restriction_reason: null }]);
    expect(await linksOf(restricted)).toEqual([{ ...rights, restriction_reason: 'court-order' }]);
    const [student] = await database.asOwner('select parent_id from students where id = $1', [only]);
    expect(student).toEqual({ parent_id: kept.id });
  });

  it('of staff keep students', async () => {
    [kept, duplicate] = [await makePerson(database, 'mentor'), await makePerson(database, 'mentor')];
    await age(kept);
    const [student] = await addStudents(database.asOwner, [{ mentorId: duplicate.id }]);
    await merge();
    const [assigned] = await database.asOwner('select academic_mentor_id from students where id = $1', [student?.id]);
    expect(assigned).toEqual({ academic_mentor_id: kept.id });
  });

  it('of which one is suspended by the request have an audit row of it, once', async () => {
    await request();
    await request();
    const rows = await database.asOwner(
      `select actor_id, details from audit_log where act = 'account suspended' and subject_id = $1`,
      [duplicate.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id, details: { into: kept.id } }]);
  });

  it('keep both reports of a message that both reported, one of them without its reporter', async () => {
    const id = await add({ from: mentor.id, to: kept.id });
    await database.asOwner(
      `insert into message_reports (id, message_id, reporter_id, office, reason)
       select gen_random_uuid(), $1, reporter, 'safeguarding', '\\x01' from unnest($2::uuid[]) as reporter`,
      [id, [kept.id, duplicate.id]],
    );
    await merge();
    const reports = await database.asOwner<{ reporter_id: string | null }>(
      'select reporter_id from message_reports where message_id = $1 order by reporter_id',
      [id],
    );
    expect(reports.map((report) => report.reporter_id)).toEqual([kept.id, null]);
    expect(await exists(duplicate.id)).toBe(false);
  });

  it('stay unchanged if the merge fails, and are merged at the next attempt', async () => {
    const id = await add({ from: mentor.id, to: duplicate.id, subject: 'Received' });
    await request();
    await database.asOwner(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await database.asOwner('create trigger fail before delete on profiles for each row execute function fail()');
    await expect(run()).rejects.toThrow('no');
    expect(await open(mentor, id)).toMatchObject({ subject: 'Received' });
    await database.asOwner('drop trigger fail on profiles');
    await run();
    expect(await open(kept, id)).toMatchObject({ subject: 'Received' });
  });
});

it('Every reference to an account is moved to the kept one or deleted with the duplicate', async () => {
  const references = await database.asOwner<{ place: string }>(
    `select conrelid::regclass || '.' || attname as place from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'profiles'::regclass order by 1`,
  );
  const [{ source = '' } = {}] = await database.asOwner<{ source: string }>(
    `select string_agg(prosrc, ' ') as source from pg_proc where proname in ('merge_accounts', 'merge_guardians')`,
  );
  const ending = [
    'accounts.people.id',
    'files.owner_id',
    'mails.person_id',
    'office_tenures.person_id',
    'offices.deputy_id',
    'offices.holder_id',
    'messages.receiver_id',
    'messages.sender_id',
    'student_notices.person_id',
    'students.parent_id',
    'unannounced_messages.person_id',
    'user_roles.user_id',
  ];
  const isMoved = ({ place }: { place: string }) => {
    const [, table = '', column = ''] = /(\w+)\.(\w+)$/.exec(place) ?? [];
    return new RegExp(`${table}\\b[^;]*\\b${column}\\b`).test(source);
  };
  const left = references.filter((reference) => !isMoved(reference)).map(({ place }) => place);
  expect(left.filter((place) => !ending.includes(place))).toEqual([]);
});
