import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { signIdentity } from '#platform/identity.server.ts';
import { restrictDatabase } from './access.ts';
import { prepareDatabase } from './migrate.ts';
import { makeOwnedDatabase } from './owner.ts';
import { identityKey } from './secrets.ts';

// A separate server, because these tests change the server and its roles.

let folder: string;
let server: EmbeddedPostgres;
let superuser: pg.Client;
let owner: pg.ClientConfig;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'access-'));
  server = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' } });
  owner = await makeOwnedDatabase(server.connection);
  await prepareDatabase(owner);
  superuser = new pg.Client({ ...server.connection, database: 'school' });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function as<Row extends pg.QueryResultRow>(config: pg.ClientConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('The next start on a data folder without these restrictions', () => {
  const attempts = [
    ['temporary tables', 'school', 'create temporary table mine (id int)'],
    ['large objects', 'school', 'select lo_create(0)'],
    ['notifications', 'school', `select pg_notify('live', 'x')`],
    ['the termination of other connections', 'school', 'select pg_terminate_backend(0)'],
    ['locks', 'school', 'select pg_advisory_xact_lock(1)'],
    ['the database postgres', 'postgres', 'select 1'],
    ['the database template1', 'template1', 'select 1'],
  ] as const;
  let web: pg.ClientConfig;

  beforeEach(async () => {
    web = await prepareDatabase(owner);
    await superuser.query(`
      grant connect, temporary on database school, postgres, template1 to public;
      grant execute on all functions in schema pg_catalog to public`);
  });

  test.each(attempts)('denies %s to the web role', async (_, database, statement) => {
    await as({ ...web, database }, statement);
    await prepareDatabase(await makeOwnedDatabase(server.connection));
    await expect(as({ ...web, database }, statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('keeps the privileges that the owner needs', async () => {
    await prepareDatabase(await makeOwnedDatabase(server.connection));
    for (const statement of [
      `select pg_notify('live', 'x')`,
      'select pg_advisory_xact_lock(1)',
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app_web'`,
    ])
      await as(owner, statement);
  });

  test('changes no privileges when it is repeated', async () => {
    await prepareDatabase(await makeOwnedDatabase(server.connection));
    const privileges = () =>
      superuser.query(`select oid, xmin::text from pg_proc where proacl is not null union all
        select oid, xmin::text from pg_database order by oid`);
    const before = (await privileges()).rows;
    await prepareDatabase(await makeOwnedDatabase(server.connection));
    expect((await privileges()).rows).toEqual(before);
  });
});

describe('A start on a server whose functions only its administrator can restrict', () => {
  test('succeeds, and still denies temporary tables and other roles', async () => {
    await superuser.query('create database elsewhere owner app_owner');
    const web = await prepareDatabase({ ...owner, database: 'elsewhere' });
    await as(web, 'select lo_create(0)');
    await expect(as(web, 'create temporary table mine (id int)')).rejects.toMatchObject({ code: '42501' });
    await superuser.query(`create role other_role login password 'other'`);
    const otherRole = { ...web, user: 'other_role', password: 'other' };
    await expect(as(otherRole, 'select 1')).rejects.toMatchObject({ code: '42501' });
  });

  test('succeeds without changing privileges if the user of DATABASE_URL does not own the database', async () => {
    await superuser.query('create database foreign_one');
    const client = new pg.Client({ ...owner, database: 'foreign_one' });
    await client.connect();
    await restrictDatabase(client);
    const { rows } = await client.query(
      `select has_database_privilege('public', current_database(), 'connect') as open`,
    );
    expect(rows).toEqual([{ open: true }]);
    await client.end();
  });
});

describe('The identity key', () => {
  const personId = '11111111-1111-4111-8111-111111111111';
  async function isAccepted(key: Buffer): Promise<boolean> {
    const client = new pg.Client(await prepareDatabase(owner));
    await client.connect();
    const {
      rows: [{ pid } = { pid: 0 }],
    } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const setting = signIdentity({ kind: 'person', name: personId }, key, pid);
    const { rows } = await client.query(`select set_config('app.identity', $1, false)`, [setting]);
    expect(rows).toHaveLength(1);
    const { rows: people } = await client.query('select current_person() as id');
    await client.end();
    return people[0].id === personId;
  }

  test('changes with the password of the owner, and the old key is no longer accepted', async () => {
    await superuser.query(`insert into profiles (id, full_name, email) values ($1, 'Amina', 'amina@example.org')`, [
      personId,
    ]);
    const former = identityKey(owner);
    expect(await isAccepted(former)).toBe(true);
    const password = randomBytes(16).toString('hex');
    await superuser.query(`alter role app_owner password '${password}'`);
    owner = { ...owner, password };
    expect(identityKey(owner)).not.toEqual(former);
    expect(await isAccepted(identityKey(owner))).toBe(true);
    expect(await isAccepted(former)).toBe(false);
  });

  test('is corrected by the start after a backup of another database was restored', async () => {
    await superuser.query(`update accounts.identity_key set inner_key = decode(repeat('00', 64), 'hex')`);
    expect(await isAccepted(identityKey(owner))).toBe(true);
  });

  test('is the same for every instance with the same password, and requires a password', () => {
    const key = identityKey({ password: 'secret' });
    expect(identityKey({ password: 'secret', host: 'elsewhere' })).toEqual(key);
    expect(key).toHaveLength(32);
    expect(() => identityKey({})).toThrow('has no password');
  });
});
