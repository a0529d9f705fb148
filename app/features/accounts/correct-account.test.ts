import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { person, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, openSession, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { queueInvitation } from '../mails/queue-mails.server.ts';
import { requestEmailChange } from './change-email.server.ts';
import { correctEmail, correctName } from './correct-account.server.ts';
import { createAccount } from './create-account.server.ts';
import { findPasswordLink } from './password-links.server.ts';
import { makeInvitationLink } from './renew-invitation-link.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

/* @see PD-52 */

let database: TestDatabase;
let admin: TestPerson;
let parent: TestPerson;
let newEmail: string;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  newEmail = `new.${randomUUID()}@example.org`;
});

const rename = (id: string, fullName: string, identity: Identity = person(admin.id)) =>
  writeAs(identity, (tx) => correctName(tx, id, fullName));
const move = async (id: string, email = newEmail, identity?: Identity, actorId = admin.id) =>
  writeAs(identity === undefined ? await withRecentPassword(database, admin) : identity, (tx) =>
    correctEmail(inNameOf(actorId, tx, database), id, email),
  );
const storedOf = async (id: string) =>
  (
    await database.asOwner(
      `select full_name, email, password_hash is not null as has_password, temporary_password_expires_at
       from profiles join accounts.people using (id) where id = $1`,
      [id],
    )
  )[0];
const actsOf = async (id: string) =>
  (
    await database.asOwner<{ act: string; actor_id: string; details: object }>(
      'select act, actor_id, details from audit_log where subject_id = $1 order by id',
      [id],
    )
  ).map(({ act, actor_id, details }) => [act, actor_id === admin.id, details]);

/** Creates an account and queues its invitation: by a temporary password with a hash, otherwise by a link. */
async function invited(passwordHash: string | null) {
  const email = `invited.${randomUUID()}@example.org`;
  const temporaryPasswordUntil = passwordHash === null ? null : new Date(Date.now() + 3_600_000);
  return writeAs(person(admin.id), async (tx) => {
    const account = { fullName: 'Amara Okafor', email, role: 'parent', passwordHash, temporaryPasswordUntil } as const;
    const id = await createAccount(tx, account);
    const token = passwordHash === null ? await makeInvitationLink(tx, id) : '';
    const access = passwordHash === null ? { token } : { password: 'Temporary-1' };
    await queueInvitation(tx, { personId: id, ...access });
    return { id, email, token };
  });
}

describe('A correction', () => {
  it('is refused to non-administrators', async () => {
    const before = await storedOf(parent.id);
    const mentor = await makePerson(database, 'mentor');
    for (const identity of [person(parent.id), person(mentor.id), visitor]) {
      await expect(rename(parent.id, 'Somebody Else', identity)).rejects.toMatchObject({ code: '42501' });
      await expect(move(parent.id, newEmail, identity)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await storedOf(parent.id)).toEqual(before);
    expect(await actsOf(parent.id)).toEqual([]);
  });

  it('is refused for the administrator’s own address, by the application and by the database', async () => {
    await expect(move(admin.id)).rejects.toMatchObject({ reason: 'own account' });
    const other = await makePerson(database, 'admin');
    await expect(move(other.id, newEmail, await withRecentPassword(database, other), admin.id)).rejects.toMatchObject({
      reason: 'unknown account',
    });
    expect(await storedOf(other.id)).toMatchObject({ email: other.email });
  });

  it('is refused for an address in use, regardless of case, and for an unknown account', async () => {
    const token = await openSession(database, parent.id);
    await expect(move(parent.id, admin.email.toUpperCase())).rejects.toMatchObject({ reason: 'address in use' });
    expect(await findSession(token, 'read')).not.toBeNull();
    await expect(move(randomUUID())).rejects.toMatchObject({ reason: 'unknown account' });
    await expect(rename(randomUUID(), 'Nobody Here')).rejects.toMatchObject({ reason: 'unknown account' });
  });
});

it('A corrected name is stored, found by the student search, and recorded without the name', async () => {
  const [student] = await addStudents(database.asOwner, [{ parentId: parent.id }]);
  await rename(parent.id, 'Ámara Okafor-Lindqvist');
  expect(await storedOf(parent.id)).toMatchObject({ full_name: 'Ámara Okafor-Lindqvist', email: parent.email });
  const [found] = await database.asOwner('select text from student_search where student_id = $1', [student?.id]);
  expect(found?.['text']).toContain('amara okafor lindqvist');
  expect(await actsOf(parent.id)).toEqual([['account name changed', true, {}]]);
});

describe('A corrected address', () => {
  // @see mails/email-change.ts
  it('ends every session and link of a person with a password, keeps the password and is recorded', async () => {
    const token = await openSession(database, parent.id);
    await database.asOwner('update accounts.sessions set password_entered_at = now() where person_id = $1', [
      parent.id,
    ]);
    await writeAs(person(parent.id), (tx) => requestEmailChange(tx, token, `own.${newEmail}`));
    await database.asOwner(
      `insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
       values (sha256($1::bytea), $2, 'reset', '', now() + interval '1 hour')`,
      [parent.id, parent.id],
    );
    expect(await move(parent.id, newEmail.toUpperCase())).toBe('active');
    expect(await storedOf(parent.id)).toMatchObject({ email: newEmail, has_password: true });
    expect(await findSession(token, 'read')).toBeNull();
    for (const table of ['password_links', 'email_changes'])
      expect(await database.asOwner(`select from accounts.${table} where person_id = $1`, [parent.id])).toEqual([]);
    expect((await actsOf(parent.id)).slice(-2)).toEqual([
      ['session revoked', true, { reason: 'email corrected', sessions: 1 }],
      ['email changed', true, {}],
    ]);
    const attempt = { password: parent.password, network: '192.0.2.7', oldToken: null };
    expect(await signIn({ ...attempt, email: newEmail })).toMatchObject({ outcome: 'signed in' });
    expect((await signIn({ ...attempt, email: parent.email })).outcome).not.toBe('signed in');
  });

  // @see mails/email-change.ts
  it.each([
    ['a link', null],
    ['a temporary password', 'hash'],
  ])('ends the invitation of an invited person and deletes its queued mail: %s', async (_, passwordHash) => {
    const { id, token } = await invited(passwordHash);
    expect(await move(id)).toBe('invite');
    expect(await storedOf(id)).toMatchObject({
      email: newEmail,
      has_password: false,
      temporary_password_expires_at: null,
    });
    if (token) expect(await findPasswordLink(token)).toBeNull();
    expect(await database.asOwner('select from mails where person_id = $1', [id])).toEqual([]);
    const renewed = await writeAs(person(admin.id), (tx) => makeInvitationLink(tx, id));
    expect(await findPasswordLink(renewed)).toMatchObject({ email: newEmail, purpose: 'invitation' });
  });

  it('leaves a suspended account suspended', async () => {
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect(await move(parent.id)).toBe('suspended');
    expect(await storedOf(parent.id)).toMatchObject({ email: newEmail });
  });
});
