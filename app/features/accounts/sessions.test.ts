import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { endSession } from './end-sessions.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

let database: TestDatabase;
let parent: TestPerson;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  parent = await makePerson(database, 'parent', { fullName: 'Zoë O’Neil' });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from accounts.sessions');
  token = await openSession(parent);
});

async function openSession({ email, password }: TestPerson): Promise<string> {
  const result = await signIn({ email, password, network: '192.0.2.1', oldToken: null });
  if (result.outcome !== 'signed in') throw new Error(result.outcome);
  return result.token;
}

const age = (column: 'created_at' | 'last_used_at', interval: string) =>
  database.asOwner(`update accounts.sessions set ${column} = now() - $1::interval where token_hash = $2`, [
    interval,
    tokenHash(token),
  ]);
/** `ctid` changes with every write to the row. */
const row = async () =>
  (
    await database.asOwner('select ctid, last_used_at from accounts.sessions where token_hash = $1', [tokenHash(token)])
  )[0];

describe('A session', () => {
  it.each([
    // @see cookie-policy 3.3, it-security 3.6, translations login.secure
    ['12 hours after its last use', 'last_used_at', '12 hours'],
    // @see cookie-policy 3.3, it-security 3.6
    ['7 days after it began, even if it was just used', 'created_at', '7 days'],
  ] as const)('ends %s, and no request revives it', async (_, column, interval) => {
    await age(column, interval);
    expect(await findSession(token, 'extend')).toBeNull();
    expect(await findSession(token, 'read')).toBeNull();
    expect(await findSession(token, 'extend')).toBeNull();
  });

  // @see core §4.4, §7.4, cookie-policy 3.3
  it('is ended by a sign-out, which keeps the person’s other sessions', async () => {
    const other = await openSession(parent);
    await endSession(token);
    expect(await findSession(token, 'extend')).toBeNull();
    expect(await findSession(other, 'extend')).not.toBeNull();
  });

  // @see it-security 3.7
  it('ends as soon as the person is suspended, and stays ended after a reactivation', async () => {
    await makePerson(database, 'admin');
    await database.asOwner('select accounts.suspend($1)', [parent.id]);
    expect(await findSession(token, 'extend')).toBeNull();
    await database.asOwner('select accounts.reactivate($1)', [parent.id]);
    expect(await findSession(token, 'extend')).toBeNull();
  });

  it('is not found for a suspended person even if only the column suspended_at was set', async () => {
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect(await findSession(token, 'extend')).toBeNull();
    await database.asOwner('update profiles set suspended_at = null where id = $1', [parent.id]);
  });

  it.each(['', 'x', makeToken(), '\0', '\ud800'])('is not found for the unknown token %j', async (unknown) => {
    expect(await findSession(unknown, 'extend')).toBeNull();
    expect(await findSession(unknown, 'read')).toBeNull();
  });
});

describe('A live session', () => {
  // @see core §3.1, §4.1, §4.3, §7.5, §8.13
  it('has the id, role and settings of its person', async () => {
    expect(await findSession(token, 'read')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      personId: parent.id,
      fullName: 'Zoë O’Neil',
      email: parent.email,
      role: 'parent',
      mustChangePassword: false,
      language: null,
      timeZone: null,
      hasRecentPassword: true,
      hasSecondFactor: false,
    });
  });

  it.each([
    ['11 hours 59 minutes after its last use', 'last_used_at', '11:59:00'],
    ['6 days 23 hours after it began', 'created_at', '6 days 23:59:00'],
  ] as const)('is still valid %s', async (_, column, interval) => {
    await age(column, interval);
    expect(await findSession(token, 'extend')).not.toBeNull();
  });

  // @see core §3.2
  it('is extended to 12 hours by each use', async () => {
    await age('last_used_at', '11:59:00');
    await findSession(token, 'extend');
    expect(Date.now() - (await row())?.['last_used_at'].getTime()).toBeLessThan(60_000);
  });

  it('is not extended by a request that only checks it', async () => {
    await age('last_used_at', '11:59:00');
    const before = await row();
    expect(await findSession(token, 'read')).not.toBeNull();
    expect(await row()).toEqual(before);
  });

  it('is written at most once a minute', async () => {
    await age('last_used_at', '50 seconds');
    const before = await row();
    for (let count = 0; count < 5; count++) await findSession(token, 'extend');
    expect(await row()).toEqual(before);
    await age('last_used_at', '61 seconds');
    await Promise.all(Array.from({ length: 5 }, () => findSession(token, 'extend')));
    const after = await row();
    await findSession(token, 'extend');
    expect(await row()).toEqual(after);
  });

  // @see core §3.2
  it('has a token of 256 random bits that is not stored in the database', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(makeToken()).not.toBe(makeToken());
    const rows = await database.asOwner('select token_hash, id from accounts.sessions');
    expect(rows.map((found) => found['token_hash'])).toEqual([tokenHash(token)]);
    expect(tokenHash(token)).not.toEqual(Buffer.from(token, 'base64url'));
  });
});
