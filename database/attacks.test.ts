import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { job, person, readAs, type Tx, visitor } from '#platform/database.server.ts';
import { signIdentity } from '#platform/identity.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { identityKey } from './secrets.ts';

// Attacks by somebody who can run any statement as the web role, for example by SQL injection.

let database: TestDatabase;
let parent: TestPerson;
let admin: TestPerson;
let web: pg.Client;
let backend: number;

beforeAll(async () => {
  database = await openTestDatabase();
  parent = await makePerson(database, 'parent');
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());
beforeEach(async () => {
  web = new pg.Client(database.web);
  await web.connect();
  backend = (await web.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
});
afterEach(() => web.end());

const sign = (kind: 'person' | 'job', name: string, pid = backend, key = identityKey(database.owner)) =>
  signIdentity({ kind, name }, key, pid);

/** The identity that the database accepts after this value is written into the setting. */
async function identityAfter(value: string, setting = 'app.identity') {
  await web.query('select set_config($1, $2, false)', [setting, value]);
  const { rows } = await web.query(
    'select current_person() as person, current_job() as job, current_person_role() as role, is_admin()',
  );
  return rows[0];
}
const nobody = { person: null, job: null, role: null, is_admin: false };

describe('A signed identity', () => {
  test('of a person gives their id and role', async () => {
    expect(await identityAfter(sign('person', admin.id))).toEqual({
      person: admin.id,
      job: null,
      role: 'admin',
      is_admin: true,
    });
  });

  test('of a job gives the name of the job', async () => {
    expect(await identityAfter(sign('job', 'send-mail'))).toEqual({ ...nobody, job: 'send-mail' });
  });

  test('of a suspended person is ignored', async () => {
    const suspended = await makePerson(database, 'admin');
    await database.asOwner('select accounts.suspend($1)', [suspended.id]);
    expect(await identityAfter(sign('person', suspended.id))).toEqual(nobody);
  });

  test('of a person without an account is ignored', async () => {
    expect(await identityAfter(sign('person', randomUUID()))).toEqual(nobody);
  });
});

describe('An invalid identity', () => {
  test.each<[string, () => string]>([
    ['an id only', () => admin.id],
    ['no code', () => `person:${admin.id}`],
    ['an empty code', () => `person:${admin.id}:`],
    ['a code of zeros', () => `person:${admin.id}:${'0'.repeat(64)}`],
    ['the code of another person', () => `person:${admin.id}:${sign('person', parent.id).slice(-64)}`],
    ['the code for another connection', () => sign('person', admin.id, backend + 1)],
    ['a code made with another key', () => sign('person', admin.id, backend, randomBytes(32))],
    ['a code made with an empty key', () => sign('person', admin.id, backend, Buffer.alloc(0))],
    ['the code of a job for a person', () => sign('job', admin.id).replace('job', 'person')],
    ['the code of a person for a job', () => sign('person', 'send-mail').replace('person', 'job')],
    [
      'the code in capitals',
      () => sign('person', admin.id).slice(0, -64) + sign('person', admin.id).slice(-64).toUpperCase(),
    ],
    ['a code that is one character too short', () => sign('person', admin.id).slice(0, -1)],
    ['a code that is one character too long', () => `${sign('person', admin.id)}0`],
    ['a leading space', () => ` ${sign('person', admin.id)}`],
    ['a trailing line break', () => `${sign('person', admin.id)}\n`],
    ['an unknown kind', () => sign('person', admin.id).replace('person', 'owner')],
    ['the kind in capitals', () => sign('person', admin.id).replace('person', 'PERSON')],
    ['only a code', () => sign('person', admin.id).slice(-64)],
    ['only the kind', () => 'person:'],
    ['only the kind of a job', () => 'job:'],
    ['a malformed id with a wrong code', () => `person:' or true:${'a'.repeat(64)}`],
    ['100,000 characters', () => `person:${'a'.repeat(100_000)}`],
    ['multi-byte characters', () => `person:${'🔑'.repeat(60)}`],
    ['an empty text', () => ''],
  ])('is ignored: %s', async (_, value) => {
    expect(await identityAfter(value())).toEqual(nobody);
  });

  test.each(['app.user_id', 'app.job', 'app.person'])('is ignored in the setting %s', async (setting) => {
    expect(await identityAfter(admin.id, setting)).toEqual(nobody);
  });

  test('is ignored after the end of the transaction that it was signed for', async () => {
    for (const end of ['commit', 'rollback']) {
      await web.query('begin');
      await web.query(`select set_config('app.identity', $1, true)`, [sign('person', admin.id)]);
      expect((await web.query('select is_admin()')).rows).toEqual([{ is_admin: true }]);
      await web.query(end);
      expect((await web.query('select current_person() as id, is_admin()')).rows).toEqual([
        { id: null, is_admin: false },
      ]);
    }
  });
});

describe('A statement in a transaction', () => {
  const becomeAdmin = (tx: Tx, value: string, setting = 'app.identity') =>
    sql<{ person: string | null }>`
      with changed as materialized (select set_config(${setting}, ${value}, true) as value)
      select seen.person from changed, lateral (
        select current_person() as person from user_roles where changed.value is not null and user_id = ${admin.id}
      ) as seen`.execute(tx);
  const identities = [
    ['a visitor', () => visitor],
    ['a parent', () => person(parent.id)],
    ['a job', () => job('send-mail')],
  ] as const;

  test.each(identities)('of %s cannot become an administrator by changing the setting', async (_, identity) => {
    const values = [admin.id, `person:${admin.id}`, sign('person', admin.id), sign('person', parent.id)];
    for (const value of values)
      for (const setting of ['app.identity', 'app.user_id'])
        expect((await readAs(identity(), (tx) => becomeAdmin(tx, value, setting))).rows).toEqual([]);
  });

  test.each(identities)('of %s cannot read the identity of another transaction', async (_, identity) => {
    await readAs(person(admin.id), async (adminTx) => {
      await sql`select is_admin()`.execute(adminTx);
      const { rows } = await readAs(identity(), (tx) =>
        sql`select to_jsonb(activity)::text as activity from pg_stat_activity as activity where usename = session_user
          union all select to_jsonb(statement)::text from pg_prepared_statements as statement
          union all select to_jsonb(setting)::text from pg_settings as setting`.execute(tx),
      );
      expect(JSON.stringify(rows)).toContain('set_config');
      expect(JSON.stringify(rows)).not.toContain(admin.id);
    });
  });

  test.each(identities)('of %s cannot read the identity key', async (_, identity) => {
    for (const statement of [
      sql`select * from accounts.identity_key`,
      sql`select query_to_xml('select * from accounts.identity_key', true, true, '')`,
      sql`select lo_get(1)`,
    ]) {
      const attempt = readAs(identity(), (tx) => statement.execute(tx));
      await expect(attempt).rejects.toThrow(/permission denied|does not exist/);
    }
    const { rows } = await readAs(identity(), (tx) =>
      sql`select prosrc, proconfig, probin from pg_proc union all select defaclacl::text, null, null from pg_default_acl`.execute(
        tx,
      ),
    );
    const [key] = await database.asOwner<{ inner_key: Buffer }>('select inner_key from accounts.identity_key');
    expect(JSON.stringify(rows)).not.toContain(key?.inner_key.toString('hex'));
  });
});
