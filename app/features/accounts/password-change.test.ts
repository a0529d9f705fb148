import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { argonWork } from '#tests/support/argon-work.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Session } from './accounts.ts';
import { hashPassword } from './passwords.server.ts';
import { findSession } from './sessions.server.ts';
import { changePassword, signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

const network = '192.0.2.1';
const newPassword = 'Another-Horse-7y?';

let database: TestDatabase;
let parent: TestPerson;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  token = await tokenOf(signInWith(parent.password));
});

const signInWith = (password: string, from = network) =>
  signIn({ email: parent.email, password, network: from, oldToken: null });

async function tokenOf(attempt: ReturnType<typeof signIn>): Promise<string> {
  const result = await attempt;
  if (result.outcome !== 'signed in') throw new Error(result.outcome);
  return result.token;
}

async function currentSession(): Promise<Session> {
  const session = await findSession(token, 'read');
  if (!session) throw new Error('no session');
  return session;
}

type Change = { session?: Session; currentPassword?: string; newPassword?: string; token?: string };

async function change({ session, ...more }: Change = {}) {
  const found = session ?? (await currentSession());
  return changePassword({ session: found, token, currentPassword: parent.password, newPassword, network, ...more });
}

const count = async (what: string) =>
  (await database.asOwner<{ count: number }>(`select count(*)::int ${what}`, [parent.id]))[0]?.count;
const liveSessions = () => count('from accounts.sessions where person_id = $1');
const recordedChanges = () =>
  count(`from audit_log where actor_id = $1 and subject_id = $1 and act = 'password changed'`);

describe('A change of password', () => {
  it('is refused with a wrong current password, and changes nothing', async () => {
    expect(await change({ currentPassword: `${parent.password}x` })).toEqual({ outcome: 'refused' });
    expect(await recordedChanges()).toBe(0);
    expect(await findSession(token, 'read')).not.toBeNull();
    expect((await signInWith(newPassword)).outcome).toBe('refused');
  });

  it('is refused with another person’s token or an unknown token', async () => {
    const other = await makePerson(database, 'admin');
    const ownHash = await hashPassword(other.password);
    await database.asOwner('update accounts.people set password_hash = $2 where id = $1', [other.id, ownHash]);
    const someoneElsesToken = await tokenOf(
      signIn({ email: other.email, password: other.password, network, oldToken: null }),
    );
    expect(await change({ token: someoneElsesToken })).toEqual({ outcome: 'refused' });
    expect(await change({ token: 'never given' })).toEqual({ outcome: 'refused' });
    expect(await recordedChanges()).toBe(0);
    expect(await findSession(someoneElsesToken, 'read')).not.toBeNull();
    expect((await signInWith(parent.password)).outcome).toBe('signed in');
  });

  it('is refused after five wrong passwords in the session', async () => {
    for (let wrong = 0; wrong < 5; wrong++)
      expect((await change({ currentPassword: 'wrong' })).outcome).toBe('refused');
    expect(await change()).toEqual({
      outcome: 'too many',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 890),
      reached: 'session',
    });
  });
});

describe('A successful change of password', () => {
  // @see it-security 3.7, translations account.password.text, mails/credential-changed.ts
  it('ends every session, opens a new one in the current browser, and is recorded', async () => {
    const elsewhere = await tokenOf(signInWith(parent.password));
    const result = await change();
    expect(await findSession(token, 'read')).toBeNull();
    expect(await findSession(elsewhere, 'read')).toBeNull();
    expect(result.outcome === 'signed in' && (await findSession(result.token, 'read'))).toMatchObject({
      personId: parent.id,
    });
    expect(await liveSessions()).toBe(1);
    expect(await recordedChanges()).toBe(1);
    expect((await signInWith(parent.password)).outcome).toBe('refused');
    expect((await signInWith(newPassword)).outcome).toBe('signed in');
  });

  // @see it-security 3.7
  it('notifies the person by mail', async () => {
    await change();
    const mails = await database.asOwner('select template, reason, state from mails where person_id = $1', [parent.id]);
    expect(mails).toEqual([{ template: 'credential-changed', reason: 'changed', state: 'waiting' }]);
  });

  it('gives a person with a temporary password access to the portal', async () => {
    await database.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [parent.id],
    );
    expect(await findSession(token, 'read')).toMatchObject({ mustChangePassword: true });
    token = await tokenOf(change());
    expect(await findSession(token, 'read')).toMatchObject({ mustChangePassword: false });
  });

  it('is not blocked by failed sign-ins elsewhere or by failures in another session', async () => {
    const elsewhere = await tokenOf(signInWith(parent.password));
    for (let wrong = 0; wrong < 5; wrong++) await change({ token: elsewhere, currentPassword: 'wrong' });
    for (let wrong = 0; wrong < 20; wrong++) await signInWith('wrong', `203.0.113.${wrong}`);
    expect((await signInWith(parent.password)).outcome).toBe('too many');
    expect((await change()).outcome).toBe('signed in');
  });

  it('does not count as a failure, and can be repeated', async () => {
    for (let round = 0; round < 7; round++) {
      token = await tokenOf(change());
      parent = { ...parent, password: newPassword };
    }
    expect(await recordedChanges()).toBe(7);
  });

  it('leaves no session to a concurrent sign-in with the old password', async () => {
    for (let round = 0; round < 8; round++) {
      const next = `${newPassword}${round}`;
      const [changed, signedIn] = await Promise.all([change({ newPassword: next }), signInWith(parent.password)]);
      if (changed.outcome !== 'signed in') throw new Error(changed.outcome);
      if (signedIn.outcome === 'signed in') expect(await findSession(signedIn.token, 'read')).toBeNull();
      expect(await liveSessions()).toBe(1);
      token = changed.token;
      parent = { ...parent, password: next };
    }
  });

  it('succeeds once when sent twice at the same time', async () => {
    const session = await currentSession();
    const results = await Promise.all([change({ session }), change({ session, newPassword: 'Yet-Another-5z!' })]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'signed in']);
    expect(await liveSessions()).toBe(1);
    expect(await recordedChanges()).toBe(1);
  });
});

describe('Signing in', () => {
  const storedHash = async () =>
    (
      await database.asOwner<{ password_hash: string }>('select password_hash from accounts.people where id = $1', [
        parent.id,
      ])
    )[0]?.password_hash;

  it('replaces a password hash with weaker parameters, and keeps one with the current parameters', async () => {
    const weak = await hash(parent.password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await database.asOwner('update accounts.people set password_hash = $2 where id = $1', [parent.id, weak]);
    expect((await signInWith('wrong')).outcome).toBe('refused');
    expect(await storedHash()).toBe(weak);
    expect((await signInWith(parent.password)).outcome).toBe('signed in');
    const better = await storedHash();
    expect(better).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signInWith(parent.password)).outcome).toBe('signed in');
    expect(await storedHash()).toBe(better);
  });

  it('succeeds for at least one of two concurrent requests that replace a weak hash, and keeps the account usable', async () => {
    const weak = await hash(parent.password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await database.asOwner('update accounts.people set password_hash = $2 where id = $1', [parent.id, weak]);
    const results = await Promise.all([signInWith(parent.password), signInWith(parent.password)]);
    expect(results.map(({ outcome }) => outcome)).toContain('signed in');
    expect((await signInWith(parent.password)).outcome).toBe('signed in');
  });

  it('computes as much password hashing for an unknown address as for a wrong password', async () => {
    const attempt = (email: string) => signIn({ email, password: 'wrong', network, oldToken: null });
    const known = await argonWork(() => attempt(parent.email));
    expect(known).toEqual([{ memoryCost: 19_456, timeCost: 2, parallelism: 1 }]);
    expect(await argonWork(() => attempt(`no.${parent.email}`))).toEqual(known);
  });
});
