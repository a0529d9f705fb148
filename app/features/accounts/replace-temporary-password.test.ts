import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isTemporaryPasswordRecent, replaceTemporaryPassword } from './replace-temporary-password.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

const network = '192.0.2.1';
const newPassword = 'Another-Horse-7y?';

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

let database: TestDatabase;
let parent: TestPerson;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  await setTemporary(true);
  token = await tokenOf(signInWith(parent.password));
});

const setTemporary = (isTemporary: boolean) =>
  database.asOwner('update accounts.people set temporary_password_expires_at = $2 where id = $1', [
    parent.id,
    isTemporary ? new Date(Date.now() + 3_600_000) : null,
  ]);
const signInWith = (password: string) => signIn({ email: parent.email, password, network, oldToken: null });
const age = (minutes: number) =>
  database.asOwner(`update accounts.sessions set created_at = now() - make_interval(mins => $2) where person_id = $1`, [
    parent.id,
    minutes,
  ]);

async function tokenOf(attempt: Promise<{ outcome: string; token?: string }>): Promise<string> {
  const result = await attempt;
  if (!result.token) throw new Error(result.outcome);
  return result.token;
}

async function currentSession() {
  const session = await findSession(token, 'read');
  if (!session) throw new Error('no session');
  return session;
}

type Session = Awaited<ReturnType<typeof currentSession>>;

async function replace({ session, ...more }: { session?: Session; newPassword?: string; token?: string } = {}) {
  const current = session ?? (await currentSession());
  return replaceTemporaryPassword({ session: current, token, newPassword, network, ...more });
}

describe('Replacing a temporary password without typing it again', () => {
  it('is refused more than ten minutes after the sign-in', async () => {
    await age(11);
    expect(await isTemporaryPasswordRecent(token)).toBe(false);
    expect(await replace()).toEqual({ outcome: 'refused' });
    expect((await signInWith(parent.password)).outcome).toBe('signed in');
  });

  it('is refused if the person chose the current password', async () => {
    await setTemporary(false);
    expect(await isTemporaryPasswordRecent(token)).toBe(false);
    expect(await replace()).toEqual({ outcome: 'refused' });
    expect((await signInWith(newPassword)).outcome).toBe('refused');
  });

  it('is refused with another person’s token or an unknown token', async () => {
    const other = await makePerson(database, 'admin');
    await database.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [other.id],
    );
    const someoneElsesToken = await tokenOf(
      signIn({ email: other.email, password: other.password, network, oldToken: null }),
    );
    expect(await replace({ token: someoneElsesToken })).toEqual({ outcome: 'refused' });
    expect(await replace({ token: 'never given' })).toEqual({ outcome: 'refused' });
    expect((await signInWith(parent.password)).outcome).toBe('signed in');
  });

  it('is refused if the new password is the same, which must still be changed', async () => {
    expect(await replace({ newPassword: parent.password })).toEqual({ outcome: 'unchanged' });
    expect(await findSession(token, 'read')).toMatchObject({ mustChangePassword: true });
  });
});

describe('A temporary password that was just used to sign in', () => {
  it('is replaced without being typed again, which ends the other sessions and is recorded', async () => {
    const elsewhere = await tokenOf(signInWith(parent.password));
    await age(9);
    expect(await isTemporaryPasswordRecent(token)).toBe(true);
    const renewed = await tokenOf(replace());
    expect(await findSession(renewed, 'read')).toMatchObject({ personId: parent.id, mustChangePassword: false });
    expect(await findSession(token, 'read')).toBeNull();
    expect(await findSession(elsewhere, 'read')).toBeNull();
    expect((await signInWith(parent.password)).outcome).toBe('refused');
    expect((await signInWith(newPassword)).outcome).toBe('signed in');
    const audit = await database.asOwner(
      `select actor_id from audit_log where subject_id = $1 and act = 'password changed'`,
      [parent.id],
    );
    expect(audit).toEqual([{ actor_id: parent.id }]);
  });

  it('is replaced once if the form is sent twice at the same time', async () => {
    const session = await currentSession();
    const results = await Promise.all([replace({ session }), replace({ session, newPassword: 'Yet-Another-5z!' })]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'signed in']);
  });
});
