import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currentParameters, hashPassword } from '#features/accounts/passwords.server.ts';
import { findSession } from '#features/accounts/sessions.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/* SQL injection as the web role cannot sign in by the sign-in functions without the password. @see R5 */

let database: TestDatabase;
let admin: TestPerson;
let storedHash: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from accounts.sign_in_attempts');
  admin = await makePerson(database, 'admin');
  storedHash = await hashOf(admin.id);
});

const hashOf = async (id: string) =>
  String(
    (
      await database.asOwner<{ hash: string }>('select password_hash as hash from accounts.people where id = $1', [id])
    )[0]?.hash,
  );

interface Begun {
  retry_after_seconds: number;
  attempt: string;
  hash_settings: string;
}

async function begin(address: string): Promise<Begun> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<Begun>`select * from accounts.begin_sign_in(${address}, '192.0.2.1', null, ${currentParameters})`.execute(tx),
  );
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

async function open(attempt: string, hash: string, address = admin.email) {
  const token = makeToken();
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ outcome: string }>`select accounts.open_session(
      attempt => ${attempt},
      address => ${address},
      presented_hash => ${hash},
      new_token_hash => ${tokenHash(token)},
      old_token_hash => null,
      new_device_hash => ${tokenHash(makeToken())},
      old_device_hash => null,
      new_proof_hash => ${tokenHash(makeToken())}) as outcome`.execute(tx),
  );
  return { outcome: rows[0]?.outcome, token };
}

describe('A password hash', () => {
  test('is not returned, only its parameters and salt', async () => {
    const { hash_settings: settings } = await begin(admin.email);
    expect(`${settings}$`).toBe(storedHash.slice(0, settings.length + 1));
    expect(settings).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}$/);
  });

  test('of an unknown address has the same format and a constant salt that differs from other addresses', async () => {
    const settingsOf = async (address: string) => (await begin(address)).hash_settings;
    const [first, again, other] = [
      await settingsOf('nobody@example.org'),
      await settingsOf('Nobody@example.org'),
      await settingsOf('no-one@example.org'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    await database.asOwner(`update accounts.secrets set value = sha256(value) where name = 'decoy salts'`);
    expect(await settingsOf('nobody@example.org')).not.toBe(first);
  });

  test('is replaced only with the correct old hash and the token of a session', async () => {
    const { attempt } = await begin(admin.email);
    const { token } = await open(attempt, storedHash);
    const own = await hashPassword('Of-the-attacker-1');
    const improve = (heldToken: string, hash: string) =>
      writeAs(visitor, (tx) =>
        sql`select accounts.rehash_password(${tokenHash(heldToken)}, ${hash}, ${own})`.execute(tx),
      );
    await improve(token, own);
    await improve(makeToken(), storedHash);
    expect(await hashOf(admin.id)).toBe(storedHash);
    await improve(token, storedHash);
    expect(await hashOf(admin.id)).toBe(own);
  });
});

describe('A session', () => {
  test('is opened for the correct hash and a counted attempt', async () => {
    const { attempt } = await begin(admin.email);
    const { outcome, token } = await open(attempt, storedHash);
    expect(outcome).toBe('opened');
    expect(await findSession(token, 'read')).toMatchObject({ personId: admin.id, role: 'admin' });
  });

  test.each<[what: string, attempt: () => Promise<string>, hash: () => string]>([
    [
      'with the settings in place of the hash',
      async () => (await begin(admin.email)).attempt,
      () => storedHash.slice(0, -43),
    ],
    ['with an empty hash', async () => (await begin(admin.email)).attempt, () => ''],
    ['with an attempt that was not counted', async () => '9000000000', () => storedHash],
    ['with the attempt of another address', async () => (await begin('other@example.org')).attempt, () => storedHash],
    [
      'with an attempt that was used before',
      async () => {
        const { attempt } = await begin(admin.email);
        await open(attempt, 'wrong');
        return attempt;
      },
      () => storedHash,
    ],
    [
      'with an attempt of six minutes ago',
      async () => {
        const { attempt } = await begin(admin.email);
        await database.asOwner(`update accounts.sign_in_attempts set attempted_at = now() - interval '6 minutes'`);
        return attempt;
      },
      () => storedHash,
    ],
  ])('is not opened %s', async (_, attempt, hash) => {
    const { outcome, token } = await open(await attempt(), hash());
    expect(outcome).toBe('refused');
    expect(await findSession(token, 'read')).toBeNull();
  });

  test('is not opened for an unknown address with any hash', async () => {
    const { attempt, hash_settings: settings } = await begin('nobody@example.org');
    for (const hash of [settings, '', storedHash])
      expect((await open(attempt, hash, 'nobody@example.org')).outcome).toBe('refused');
  });

  test('gets no further attempt after five compared hashes from one network', async () => {
    for (let count = 0; count < 5; count++) await open((await begin(admin.email)).attempt, 'wrong');
    expect(await begin(admin.email)).toMatchObject({
      retry_after_seconds: expect.any(Number),
      attempt: null,
      hash_settings: null,
    });
  });
});

test('A wrong password and an unknown address store the same rows of sign-in attempts', async () => {
  for (const email of [admin.email, 'nobody@example.org'])
    expect(await signIn({ email, password: 'wrong', network: '192.0.2.1', oldToken: null })).toEqual({
      outcome: 'refused',
    });
  const rows = await database.asOwner('select network, compared, trusted_by from accounts.sign_in_attempts');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});
