import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { eraseAccount } from './erase-account.server.ts';
import { findErasureObstacle } from './removal-obstacles.server.ts';
import { findSession } from './sessions.server.ts';

/* @see PD-63 */

let database: TestDatabase;
let admin: TestPerson;
let mentor: TestPerson;
let token: string;
let parent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  [admin, mentor] = [await makePerson(database, 'admin'), await makePerson(database, 'mentor')];
});
afterAll(() => database.close());
beforeEach(async () => {
  token = await openSession(database, admin.id);
  parent = await makePerson(database, 'parent');
});

const erase = (personId = parent.id, identity: Identity = person(admin.id), actorToken = token) =>
  writeAs(identity, (tx) => eraseAccount(tx, { token: actorToken, personId, sealedName: Buffer.from('name') }));
const obstacleOf = (personId: string) => readAs(person(admin.id), (tx) => findErasureObstacle(tx, personId));
const exists = async (table: string, id: string) =>
  (await database.asOwner(`select from ${table} where id = $1`, [id])).length > 0;
const message = async (from: string, to: string, studentId?: string) =>
  (await addMessages(database.asOwner, database.keyring, [{ from, to, ...(studentId && { studentId }) }]))[0] ?? '';
const child = async (archivedAt?: Date) =>
  (
    await addStudents(database.asOwner, [
      { parentId: parent.id, mentorId: mentor.id, ...(archivedAt && { archivedAt }) },
    ])
  )[0]?.id ?? '';
const lastYear = new Date(Date.now() - 365 * 24 * 3_600_000);

describe('Erasing an account', () => {
  it('is refused to non-administrators', async () => {
    for (const identity of [visitor, person(parent.id), person(mentor.id)])
      await expect(erase(parent.id, identity)).rejects.toThrow('only an administrator may do this');
    expect(await exists('profiles', parent.id)).toBe(true);
  });

  it('is refused without a recent password, or with another person’s session', async () => {
    await expect(erase(parent.id, person(admin.id), await openSession(database, parent.id))).rejects.toMatchObject({
      reason: 'password',
    });
    await database.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
      [tokenHash(token)],
    );
    await expect(erase()).rejects.toMatchObject({ reason: 'password' });
    expect(await exists('profiles', parent.id)).toBe(true);
  });

  it('is refused for an unknown account and for one’s own account', async () => {
    await expect(erase(randomUUID())).rejects.toMatchObject({ reason: 'unknown account' });
    await expect(erase(admin.id)).rejects.toMatchObject({ reason: expect.stringMatching(/own account|last admin/) });
    expect(await exists('profiles', admin.id)).toBe(true);
  });

  it('is refused for all staff alike, whether a safeguarding record names them or not', async () => {
    const [reported, other] = [await makePerson(database, 'mentor'), await makePerson(database, 'admin')];
    const [message = ''] = await addMessages(database.asOwner, database.keyring, [
      { from: reported.id, to: parent.id },
    ]);
    await database.asOwner(
      `insert into message_reports (id, message_id, reporter_id, office, reason)
       values (gen_random_uuid(), $1, $2, 'safeguarding', '')`,
      [message, parent.id],
    );
    for (const { id } of [reported, other, mentor]) {
      expect(await obstacleOf(id)).toBe('staff');
      await expect(erase(id)).rejects.toMatchObject({ reason: 'staff' });
      expect(await exists('profiles', id)).toBe(true);
    }
  });

  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('is refused while the person is a guardian of an enrolled student', async () => {
    const id = await child();
    await expect(erase()).rejects.toMatchObject({ reason: 'enrolled student' });
    expect(await obstacleOf(parent.id)).toBe('enrolled student');
    await database.asOwner('update students set archived_at = now() where id = $1', [id]);
    expect(await obstacleOf(parent.id)).toBeNull();
  });

  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('is refused while a record on hold names the person, but not because of a safeguarding record', async () => {
    const id = await child(lastYear);
    await database.asOwner(
      `insert into record_holds (student_id, kept_until, reason) values ($1, current_date, 'claim')`,
      [id],
    );
    await expect(erase()).rejects.toMatchObject({ reason: 'kept record' });
    await database.asOwner('update record_holds set kept_until = current_date - 1');
    expect(await obstacleOf(parent.id)).toBeNull();
    await addMessages(database.asOwner, database.keyring, [{ from: parent.id, to: null, toOffice: 'safeguarding' }]);
    expect(await obstacleOf(parent.id)).toBeNull();
    await erase();
    expect(await exists('profiles', parent.id)).toBe(false);
    expect(await exists('safeguarding_names', parent.id)).toBe(true);
  });
});

describe('An erased account', () => {
  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('is deleted with its sessions, unsent files and messages with staff; other messages have no sender', async () => {
    const other = await makePerson(database, 'parent');
    const session = await openSession(database, parent.id);
    const studentId = await child(lastYear);
    const deleted = [await message(parent.id, mentor.id), await message(mentor.id, parent.id)];
    const kept = [await message(parent.id, other.id), await message(parent.id, mentor.id, studentId)];
    const [unsent, sent] = [randomUUID(), randomUUID()];
    for (const [id, messageId] of [
      [unsent, null],
      [sent, kept[0]],
    ])
      await database.asOwner(
        `insert into files (id, owner_id, sealed_owner_id, details, message_id, position)
         values ($1, $2, $2, '\\x01', $3, case when $3::uuid is not null then 1 end)`,
        [id, parent.id, messageId],
      );
    await database.asOwner(`update accounts.people set language = 'fr' where id = $1`, [parent.id]);
    expect(await erase()).toBe('fr');
    expect(await exists('profiles', parent.id)).toBe(false);
    expect(await findSession(session, 'read')).toBeNull();
    for (const id of deleted) expect(await exists('messages', id)).toBe(false);
    expect(await database.asOwner('select sender_id from messages where id = any ($1)', [kept])).toEqual([
      { sender_id: null },
      { sender_id: null },
    ]);
    expect([await exists('files', unsent), await exists('files', sent)]).toEqual([false, true]);
    expect(await exists('students', studentId)).toBe(true);
    await expect(erase()).rejects.toMatchObject({ reason: 'unknown account' });
  });

  it('leaves two rows in the audit log, without a name', async () => {
    await openSession(database, parent.id);
    await erase();
    const rows = await database.asOwner(
      'select act, actor_id, details from audit_log where subject_id = $1 order by id',
      [parent.id],
    );
    expect(rows).toEqual([
      { act: 'session revoked', actor_id: admin.id, details: { reason: 'account erased', sessions: 1 } },
      { act: 'account erased', actor_id: admin.id, details: {} },
    ]);
  });
});
