import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reencryptAll } from '#database/reencrypt.ts';
import { openPool, person, writeAs } from '#platform/database.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { Keyring } from '#platform/sealing.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { currentCode } from '#tests/support/authenticator.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addAuthenticator, beginAuthenticator, type Enrolment } from './change-second-factors.server.ts';

/* @see R5 */

let database: TestDatabase;
let parent: TestPerson;
let token: string;
let closeAgain: (() => Promise<void>) | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await closeAgain?.();
  await database.close();
});
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  token = await openSession(database, parent.id);
});

const beginIn = (session: string, holder = parent) =>
  writeAs(person(holder.id), (tx) => beginAuthenticator(tx, session));
const addIn = (session: string, code: string): Promise<Enrolment> =>
  writeAs(person(parent.id), (tx) => addAuthenticator(tx, { token: session, code }));

async function begin(session = token): Promise<string> {
  const secret = await beginIn(session);
  if (secret === null) throw new Error('no secret was made');
  return secret;
}

const ageSetups = (minutes: number) =>
  database.asOwner('update authenticator_setups set created_at = now() - make_interval(mins => $1)', [minutes]);
const agePassword = (session: string) =>
  database.asOwner(
    `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
    [tokenHash(session)],
  );

describe('The secret of an authenticator app', () => {
  it('is made by the server, and is the same in two tabs that open at the same time and an hour later', async () => {
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(first).toMatch(/^[A-Z2-7]{32}$/);
    expect(second).toBe(first);
    await ageSetups(59);
    expect(await begin()).toBe(first);
    expect((await addIn(token, currentCode(first))).outcome).toBe('added');
  });

  it('is another one for each session and person', async () => {
    const [otherSession, otherParent] = [await openSession(database, parent.id), await makePerson(database, 'parent')];
    const otherToken = await openSession(database, otherParent.id);
    const secrets = [await begin(), await begin(otherSession), await beginIn(otherToken, otherParent)];
    expect(new Set(secrets).size).toBe(3);
    const [, ofOtherSession = ''] = secrets;
    expect((await addIn(token, currentCode(ofOtherSession ?? ''))).outcome).toBe('wrong code');
  });

  it('is given only in the person’s own session, shortly after entering the password, and without an app', async () => {
    const otherParent = await makePerson(database, 'parent');
    const otherToken = await openSession(database, otherParent.id);
    expect(await beginIn(otherToken)).toBeNull();
    expect(await beginIn(token, otherParent)).toBeNull();
    const secret = await begin();
    await agePassword(token);
    expect(await beginIn(token)).toBeNull();
    expect((await addIn(token, currentCode(secret))).outcome).toBe('refused');
    await database.asOwner('update accounts.sessions set password_entered_at = now()');
    expect(await begin()).toBe(secret);
    expect((await addIn(token, currentCode(secret))).outcome).toBe('added');
    expect(await beginIn(token)).toBeNull();
  });

  it('stays the same after a wrong code', async () => {
    const secret = await begin();
    expect((await addIn(token, '000000')).outcome).toBe('wrong code');
    expect(await begin()).toBe(secret);
  });

  it('expires after an hour, and a code of it is refused even before the page shows another one', async () => {
    const secret = await begin();
    await ageSetups(60);
    expect((await addIn(token, currentCode(secret))).outcome).toBe('expired');
    const next = await begin();
    expect(next).not.toBe(secret);
    expect((await addIn(token, currentCode(secret))).outcome).toBe('wrong code');
    expect((await addIn(token, currentCode(next))).outcome).toBe('added');
  });

  it('is accepted once, also from two tabs at the same time, and is deleted then', async () => {
    const code = currentCode(await begin());
    const outcomes = await Promise.all([addIn(token, code), addIn(token, code)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['added', 'refused']);
    expect((await addIn(token, code)).outcome).toBe('refused');
    const left = `select from authenticator_setups where session_hash = $1`;
    expect(await database.asOwner(left, [tokenHash(token)])).toEqual([]);
  });

  it('is encrypted, and is deleted with its session', async () => {
    const secret = await begin();
    const stored = `select id, sealed_secret from authenticator_setups where session_hash = $1`;
    const [row] = await database.asOwner<{ sealed_secret: Buffer }>(stored, [tokenHash(token)]);
    expect(row?.sealed_secret.includes(secret)).toBe(false);
    await database.asOwner('delete from accounts.sessions where token_hash = $1', [tokenHash(token)]);
    expect(await database.asOwner(stored, [tokenHash(token)])).toEqual([]);
  });

  it('is re-encrypted with a new key', async () => {
    const secret = await begin();
    const oldKey = database.keyring.current;
    const added = parseKeys(`2:${randomBytes(32).toString('base64')}`);
    const owner = new pg.Client(database.owner);
    await owner.connect();
    const keys = new Map([...added.keys, [1, oldKey]]);
    await reencryptAll(owner, new Keyring({ source: 'both keys', current: added.current, keys }), () => {});
    await owner.end();
    const closePool = openPool(database.web, { ...database.keys, keyring: added });
    expect(await beginIn(token)).toBe(secret);
    expect((await addIn(token, currentCode(secret))).outcome).toBe('added');
    await closePool();
    closeAgain = openPool(database.web, database.keys);
  });

  it('cannot be read, replaced or skipped by a statement that runs as the web role', async () => {
    await begin();
    const run = (statement: ReturnType<typeof sql>) => writeAs(person(parent.id), (tx) => statement.execute(tx));
    for (const statement of [
      sql`select * from authenticator_setups`,
      sql`update authenticator_setups set created_at = now()`,
      sql`delete from authenticator_setups`,
      sql`insert into authenticator_setups (id, session_hash, sealed_secret)
        values (${randomUUID()}, ${tokenHash(token)}, ${tokenHash('x')})`,
    ])
      await expect(run(statement)).rejects.toMatchObject({ code: '42501' });
    const { rows } = await run(sql`select accounts.add_authenticator(${tokenHash(token)}, ${randomUUID()},
      ${tokenHash('x')}, 1, '{}') as outcome`);
    expect(rows).toEqual([{ outcome: 'refused' }]);
  });
});
