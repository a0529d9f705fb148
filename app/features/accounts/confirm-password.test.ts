import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenHash } from '#platform/tokens.server.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { confirmPassword } from './confirm-password.server.ts';
import { findSession } from './sessions.server.ts';

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

/* @see R6 @see PD-40 */

let database: TestDatabase;
let parent: TestPerson;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  token = await sessionOf(parent, '11 minutes');
});

async function sessionOf({ id }: TestPerson, passwordAge: string): Promise<string> {
  const opened = await openSession(database, id);
  await database.asOwner(
    'update accounts.sessions set password_entered_at = now() - $2::interval where token_hash = $1',
    [tokenHash(opened), passwordAge],
  );
  return opened;
}

const isRecent = async (of = token) => (await findSession(of, 'read'))?.hasRecentPassword;

async function confirm(more: { currentPassword?: string; token?: string } = {}) {
  const session = await findSession(token, 'read');
  if (!session) throw new Error('no session');
  return confirmPassword({ session, token, currentPassword: parent.password, network: '192.0.2.1', ...more });
}

describe('An entered password', () => {
  it('counts as recent for ten minutes', async () => {
    expect(await isRecent(await sessionOf(parent, '9 minutes 50 seconds'))).toBe(true);
    expect(await isRecent(await sessionOf(parent, '10 minutes'))).toBe(false);
  });

  it('counts as recent only in the session in which it was entered', async () => {
    const elsewhere = await sessionOf(parent, '1 hour');
    expect(await confirm()).toEqual({ outcome: 'confirmed' });
    expect(await isRecent()).toBe(true);
    expect(await isRecent(elsewhere)).toBe(false);
  });
});

describe('Confirming the password', () => {
  it('is refused with a wrong password, which is recorded', async () => {
    expect(await confirm({ currentPassword: 'wrong' })).toEqual({ outcome: 'refused' });
    expect(await isRecent()).toBe(false);
    expect(
      await database.asOwner(
        `select details ->> 'reason' as reason from audit_log where subject_id = $1 and act = 'sign-in failed'`,
        [parent.id],
      ),
    ).toEqual([{ reason: 'wrong password' }]);
  });

  it('is refused after five wrong passwords in a session, but not in other sessions', async () => {
    for (let wrong = 0; wrong < 5; wrong++) await confirm({ currentPassword: 'wrong' });
    expect(await confirm()).toMatchObject({ outcome: 'too many', reached: 'session' });
    expect(await isRecent()).toBe(false);
    token = await sessionOf(parent, '1 hour');
    expect(await confirm()).toEqual({ outcome: 'confirmed' });
  });

  it('is refused with another person’s session, an unknown one or that of a suspended person', async () => {
    const someoneElsesToken = await sessionOf(await makePerson(database, 'admin'), '1 hour');
    expect(await confirm({ token: someoneElsesToken })).toEqual({ outcome: 'refused' });
    expect(await isRecent(someoneElsesToken)).toBe(false);
    expect(await confirm({ token: 'never given' })).toEqual({ outcome: 'refused' });
    const session = await findSession(token, 'read');
    if (!session) throw new Error('no session');
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect(await confirmPassword({ session, token, currentPassword: parent.password, network: '192.0.2.1' })).toEqual({
      outcome: 'refused',
    });
  });
});
