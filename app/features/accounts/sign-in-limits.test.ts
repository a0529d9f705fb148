import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findSession } from './sessions.server.ts';
import { changePassword, type SignInAttempt, signIn } from './sign-in.server.ts';

/* @see R6 @see PD-37 */

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // Some tests change the times of audit rows.
  await database.asOwner('alter table audit_log disable trigger user');
});
afterAll(() => database.close());

const attempt = (more: Pick<SignInAttempt, 'email' | 'password'> & Partial<SignInAttempt>) =>
  signIn({ network: freshNetwork(), oldToken: null, ...more });
const outcomeOf = async (more: Parameters<typeof attempt>[0]) => (await attempt(more)).outcome;

let networks = 0;
function freshNetwork(): string {
  networks += 1;
  return `198.51.${networks >> 8}.${networks & 255}`;
}

async function signedIn({ email, password }: TestPerson, more: Partial<SignInAttempt> = {}) {
  const result = await attempt({ email, password, ...more });
  if (result.outcome !== 'signed in') throw new Error(result.outcome);
  return result;
}

/** Makes 20 failed attempts from four networks. */
async function lockAccount(email: string): Promise<void> {
  for (let network = 0; network < 4; network++) {
    const from = freshNetwork();
    for (let count = 0; count < 5; count++) await attempt({ email, password: 'wrong', network: from });
  }
}

const eventsOf = (id: string) =>
  database.asOwner('select actor_id, act, details from audit_log where subject_id = $1 order by id', [id]);
const mailsTo = (id: string) =>
  database.asOwner(`select template, sealed_secret from mails where person_id = $1`, [id]);

describe('A browser that has signed in before', () => {
  it('can sign in while failed attempts of others have locked the account for all other browsers', async () => {
    const person = await makePerson(database, 'parent');
    const { deviceToken } = await signedIn(person);
    await lockAccount(person.email);
    expect(await attempt(person)).toMatchObject({ outcome: 'too many', reached: 'address' });
    expect(await outcomeOf({ ...person, deviceToken })).toBe('signed in');
  });

  it('can sign in after others have reached the limit of its network', async () => {
    const [person, network] = [await makePerson(database, 'parent'), freshNetwork()];
    const { deviceToken } = await signedIn(person);
    for (let count = 0; count < 50; count++)
      await attempt({ email: `${randomUUID()}@example.org`, password: 'wrong', network });
    expect(await attempt({ ...person, network })).toMatchObject({ outcome: 'too many', reached: 'network' });
    expect(await outcomeOf({ ...person, network, deviceToken })).toBe('signed in');
  });

  it('has its own limit of five failures in 15 minutes, then the limits of any other browser', async () => {
    const person = await makePerson(database, 'parent');
    const { deviceToken } = await signedIn(person);
    for (let count = 0; count < 5; count++)
      expect(await outcomeOf({ ...person, deviceToken, password: 'wrong' })).toBe('refused');
    await lockAccount(person.email);
    expect(await outcomeOf({ ...person, deviceToken })).toBe('too many');
    await database.asOwner(`update accounts.sign_in_attempts set attempted_at = attempted_at - interval '15 minutes'
      where trusted_by is not null`);
    expect(await outcomeOf({ ...person, deviceToken })).toBe('signed in');
  });

  it('does not count its failures towards the limits of other browsers', async () => {
    const [person, network] = [await makePerson(database, 'parent'), freshNetwork()];
    const { deviceToken } = await signedIn(person);
    for (let count = 0; count < 5; count++) await attempt({ ...person, deviceToken, network, password: 'wrong' });
    expect(await outcomeOf({ ...person, network })).toBe('signed in');
  });

  it('is known for that person only, and only by its latest device token', async () => {
    const [person, other] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
    const first = await signedIn(other);
    const second = await signedIn(other, { deviceToken: first.deviceToken });
    expect(second.deviceToken).not.toBe(first.deviceToken);
    await lockAccount(person.email);
    expect(await outcomeOf({ ...person, deviceToken: second.deviceToken })).toBe('too many');
    await lockAccount(other.email);
    for (const deviceToken of [first.deviceToken, 'made up', ''])
      expect(await outcomeOf({ ...other, deviceToken })).toBe('too many');
    expect(await outcomeOf({ ...other, deviceToken: second.deviceToken })).toBe('signed in');
  });

  it('is known for each of two people who share it', async () => {
    const people = [await makePerson(database, 'parent'), await makePerson(database, 'parent')] as const;
    const { deviceToken: ofFirst } = await signedIn(people[0]);
    const { deviceToken } = await signedIn(people[1], { deviceToken: ofFirst });
    for (const { email } of people) await lockAccount(email);
    expect(await outcomeOf({ ...people[1], deviceToken, password: 'wrong' })).toBe('refused');
    expect(await outcomeOf({ ...people[0], deviceToken })).toBe('signed in');
  });

  it.each([
    ['the account is suspended', (id: string) => database.asOwner('select accounts.suspend($1)', [id])],
    [
      'an administrator sets a temporary password',
      (id: string) => database.asOwner(`select accounts.set_temporary_password($1, 'hash', now())`, [id]),
    ],
    [
      'it was not used for a year',
      (id: string) =>
        database.asOwner(
          `update accounts.devices set last_used_at = now() - interval '366 days' where person_id = $1`,
          [id],
        ),
    ],
  ])('is no longer known once %s', async (_, act) => {
    const person = await makePerson(database, 'parent');
    const { deviceToken } = await signedIn(person);
    await act(person.id);
    await lockAccount(person.email);
    expect(await outcomeOf({ ...person, deviceToken })).toBe('too many');
  });

  it('stays known after a password change in it, unlike the person’s other browsers', async () => {
    const person = await makePerson(database, 'parent');
    const [here, elsewhere] = [await signedIn(person), await signedIn(person)];
    const session = await findSession(here.token, 'read');
    if (!session) throw new Error('no session');
    const password = 'Another-Horse-7y?';
    const changed = await changePassword({
      session,
      ...here,
      currentPassword: person.password,
      newPassword: password,
      network: freshNetwork(),
    });
    if (changed.outcome !== 'signed in') throw new Error(changed.outcome);
    await lockAccount(person.email);
    for (const deviceToken of [here.deviceToken, elsewhere.deviceToken])
      expect(await outcomeOf({ ...person, password, deviceToken })).toBe('too many');
    expect(await outcomeOf({ ...person, password, deviceToken: changed.deviceToken })).toBe('signed in');
  });

  it('is one of at most twenty known browsers of a person', async () => {
    const person = await makePerson(database, 'parent');
    for (let count = 0; count < 22; count++) await signedIn(person);
    expect(await database.asOwner('select from accounts.devices where person_id = $1', [person.id])).toHaveLength(20);
  });
});

describe('A network', () => {
  it('is limited to fifty failures in 15 minutes across all addresses, without limiting other networks', async () => {
    const network = freshNetwork();
    const outcomes: string[] = [];
    for (let count = 0; count < 60; count++)
      outcomes.push(await outcomeOf({ email: `${randomUUID()}@example.org`, password: 'wrong', network }));
    expect(outcomes).toEqual([...Array(50).fill('refused'), ...Array(10).fill('too many')]);
    const person = await makePerson(database, 'parent');
    expect(await outcomeOf({ ...person, network })).toBe('too many');
    expect(await outcomeOf(person)).toBe('signed in');
  });

  it('is not limited by successful sign-ins', async () => {
    const [person, network] = [await makePerson(database, 'parent'), freshNetwork()];
    for (let count = 0; count < 60; count++) expect(await outcomeOf({ ...person, network })).toBe('signed in');
  });

  it('does not block sign-ins from other networks when it floods the queue', async () => {
    const [person, network] = [await makePerson(database, 'parent'), freshNetwork()];
    const flood = Array.from({ length: 260 }, () =>
      outcomeOf({ email: `${randomUUID()}@example.org`, password: 'wrong', network }),
    );
    expect(await outcomeOf(person)).toBe('signed in');
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(236);
  });
});

describe('A lockout', () => {
  // @see mails/sign-in-locked.ts
  it('is recorded and reported to the person by mail, once per lockout and at most three times a day', async () => {
    const { id, email } = await makePerson(database, 'parent');
    const hourLater = () =>
      database.asOwner(
        `with moved as (update accounts.sign_in_attempts set attempted_at = attempted_at - interval '1 hour')
         update audit_log set happened_at = happened_at - interval '1 hour' where subject_id = $1`,
        [id],
      );
    await lockAccount(email);
    expect(await mailsTo(id)).toEqual([{ template: 'sign-in-locked', sealed_secret: null }]);
    await lockAccount(email);
    expect(await mailsTo(id)).toHaveLength(1);
    expect(await eventsOf(id)).toEqual([
      { actor_id: null, act: 'sign-in failed', details: { reason: 'wrong password', network: expect.any(String) } },
      { actor_id: null, act: 'sign-in locked', details: { attempts: 20, networks: 4 } },
    ]);
    for (let hour = 0; hour < 4; hour++) {
      await hourLater();
      await lockAccount(email);
    }
    expect(await mailsTo(id)).toHaveLength(3);
  });

  it('sends no mail if the failures are from the person’s own known browser', async () => {
    const person = await makePerson(database, 'parent');
    const { deviceToken } = await signedIn(person);
    for (let count = 0; count < 5; count++) await attempt({ ...person, deviceToken, password: 'wrong' });
    expect(await mailsTo(person.id)).toEqual([]);
  });

  it('sends no mail for an unknown address or a suspended account', async () => {
    const { id, email } = await makePerson(database, 'parent');
    await database.asOwner('select accounts.suspend($1)', [id]);
    await lockAccount(email);
    expect(await mailsTo(id)).toEqual([]);
    const before = await database.asOwner('select from mails');
    await lockAccount(`${randomUUID()}@example.org`);
    expect(await database.asOwner('select from mails')).toEqual(before);
  });

  it('ends when an administrator sets a temporary password', async () => {
    const person = await makePerson(database, 'parent');
    await lockAccount(person.email);
    const stored = '(select password_hash from accounts.people where id = $1)';
    await database.asOwner(`select accounts.set_temporary_password($1, ${stored}, now() + interval '1 hour')`, [
      person.id,
    ]);
    expect(await outcomeOf(person)).toBe('signed in');
  });
});

describe('A person', () => {
  it('has at most twenty sessions: a new one ends the oldest, which is recorded', async () => {
    const person = await makePerson(database, 'parent');
    const tokens: string[] = [];
    for (let count = 0; count < 21; count++) tokens.push((await signedIn(person)).token);
    const live = await Promise.all(tokens.map(async (token) => (await findSession(token, 'read')) !== null));
    expect(live).toEqual([false, ...Array(20).fill(true)]);
    expect((await eventsOf(person.id)).filter((event) => event['act'] === 'session revoked')).toEqual([
      { actor_id: null, act: 'session revoked', details: { reason: 'too many sessions', sessions: 1 } },
    ]);
  });
});
