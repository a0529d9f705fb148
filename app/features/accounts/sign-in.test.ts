import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { endSession } from './end-sessions.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const attempt = (email: string, password: string, network = '192.0.2.1', oldToken: string | null = null) =>
  signIn({ email, password, network, oldToken });

const expirePassword = (id: string) =>
  database.asOwner(
    `update accounts.people set temporary_password_expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );

describe('Signing in', () => {
  // @see core §7.3
  it('refuses a wrong password without revealing whether the account is known, suspended or expired', async () => {
    const { email, password } = await makePerson(database, 'parent');
    const [suspended, expired] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
    await database.asOwner('select accounts.suspend($1)', [suspended.id]);
    await expirePassword(expired.id);
    for (const address of [email, 'nobody@example.org', suspended.email, expired.email])
      expect(await attempt(address, `${password}x`)).toEqual({ outcome: 'refused' });
  });

  it('reports that the account is suspended or the temporary password expired if the password is correct', async () => {
    const [suspended, expired] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
    await database.asOwner('select accounts.suspend($1)', [suspended.id]);
    await expirePassword(expired.id);
    expect(await attempt(suspended.email, suspended.password)).toEqual({ outcome: 'suspended' });
    expect(await attempt(expired.email, expired.password)).toEqual({ outcome: 'expired', proof: expect.any(String) });
    await database.asOwner('select accounts.suspend($1)', [expired.id]);
    expect(await attempt(expired.email, expired.password)).toEqual({ outcome: 'suspended' });
    const ids = [[suspended.id, expired.id]];
    expect(await database.asOwner('select from accounts.sessions where person_id = any ($1)', ids)).toEqual([]);
  });

  // @see it-security 3.6
  it('limits a known or unknown address to five failures from one network, without limiting other networks', async () => {
    const { email, password } = await makePerson(database, 'parent');
    for (const address of [email, `${randomUUID()}@example.org`]) {
      for (let count = 0; count < 5; count++) expect((await attempt(address, 'wrong')).outcome).toBe('refused');
      const sixth = await attempt(address, password);
      expect(sixth.outcome).toBe('too many');
      expect(sixth.outcome === 'too many' && sixth.retryAfterSeconds).toBeGreaterThan(890);
    }
    expect((await attempt(email, password, '198.51.100.7')).outcome).toBe('signed in');
  });

  it('limits an address to 20 failures an hour across all networks', async () => {
    const { email, password } = await makePerson(database, 'parent');
    for (let count = 0; count < 20; count++) await attempt(email, 'wrong', `203.0.113.${count}`);
    expect((await attempt(email, password, '203.0.113.200')).outcome).toBe('too many');
  });

  it('counts every one of a hundred concurrent attempts', async () => {
    const { email } = await makePerson(database, 'parent');
    const results = await Promise.all(Array.from({ length: 100 }, () => attempt(email, 'wrong')));
    expect(results.filter(({ outcome }) => outcome === 'refused')).toHaveLength(5);
  });

  it('refuses sign-ins while the queue is full, without counting them, and recovers afterwards', async () => {
    const { email } = await makePerson(database, 'parent');
    const results = await Promise.all(Array.from({ length: 240 }, () => attempt(email, 'wrong')));
    const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
    expect({ refused: count('refused'), tooMany: count('too many'), busy: count('busy') }).toEqual({
      refused: 5,
      tooMany: 19,
      busy: 216,
    });
    const other = await makePerson(database, 'parent');
    expect((await attempt(other.email, other.password)).outcome).toBe('signed in');
  });

  it('resets the failures of an address after a successful sign-in', async () => {
    const { email, password } = await makePerson(database, 'parent');
    for (let count = 0; count < 4; count++) await attempt(email, 'wrong');
    expect((await attempt(email, password)).outcome).toBe('signed in');
    expect((await attempt(email, 'wrong')).outcome).toBe('refused');
  });

  it('issues a new token each time and ends the browser’s old session', async () => {
    const { id, email, password } = await makePerson(database, 'mentor');
    const first = await attempt(email, password);
    if (first.outcome !== 'signed in') throw new Error('not signed in');
    expect(await findSession(first.token, 'extend')).toMatchObject({
      personId: id,
      role: 'mentor',
      mustChangePassword: false,
    });
    const second = await attempt(email, password, '192.0.2.1', first.token);
    if (second.outcome !== 'signed in') throw new Error('not signed in');
    expect(second.token).not.toBe(first.token);
    expect(await findSession(first.token, 'read')).toBeNull();
    await endSession(second.token);
    expect(await findSession(second.token, 'extend')).toBeNull();
  });
});
