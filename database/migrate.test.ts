import { randomBytes } from 'node:crypto';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { log } from '#platform/log.server.ts';
import { untilOneWaitsForLock } from '#tests/support/lock-waits.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { prepareDatabase, readSources } from './migrate.ts';
import { digestOf, readRelease, writeRelease } from './release.ts';
import { webPassword } from './secrets.ts';

const project = path.resolve(import.meta.dirname, '..');
let folder: string;
let owner: pg.ClientConfig;
let observer: pg.Client;
let dropDatabase: () => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for await (const file of glob(['database/release.json', 'database/**/*.sql', 'app/features/*/*.sql'], {
    cwd: project,
  }))
    await cp(path.join(project, file), path.join(folder, file));
});
afterEach(async () => {
  await observer.end();
  await dropDatabase();
  await rm(folder, { recursive: true });
});

async function openPreparedDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  dropDatabase = database.close;
  await observe(database.owner);
  return database;
}

async function openEmptyDatabase(): Promise<void> {
  const { owner: template, superuser } = inject('template');
  const database = `empty_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client(superuser);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${database} owner ${template.user}`);
  dropDatabase = () => onServer(`drop database ${database} with (force)`);
  await observe({ ...template, database });
}

async function observe(config: pg.ClientConfig): Promise<void> {
  owner = config;
  observer = new pg.Client(owner);
  await observer.connect();
}

const releaseFolder = () => path.join(folder, 'database');
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

async function catalogue(): Promise<string[]> {
  const { rows } = await observer.query<{ thing: string }>(`
    select oid::regclass || ' ' || xmin as thing from pg_class where relnamespace::regnamespace::text in ('public', 'accounts', 'graphile_worker')
    union all select oid::regprocedure || ' ' || xmin from pg_proc where pronamespace::regnamespace::text in ('public', 'accounts', 'graphile_worker')
    union all select polname || ' ' || polrelid::regclass || ' ' || oid from pg_policy
    union all select version || ' ' || xmin from applied_scripts
    union all select name || ' ' || xmin from kysely_migration
    order by thing`);
  return rows.map(({ thing }) => thing);
}

async function exists(name: string): Promise<boolean> {
  const { rows } = await observer.query('select to_regclass($1) is not null as "exists"', [name]);
  return rows[0].exists;
}

describe('The preparation of a database', () => {
  test('is refused without a password, from which the password of the web role is derived', async () => {
    await openEmptyDatabase();
    for (const password of [undefined, '', null]) {
      const without = { ...owner, password } as pg.ClientConfig;
      await expect(prepareDatabase(without)).rejects.toThrow('DATABASE_URL must contain a password');
    }
    expect(await exists('profiles')).toBe(false);
  });

  test('rolls back all migrations if one fails, and names the failed one', async () => {
    await openEmptyDatabase();
    await write('database/migrations/9998_good.sql', 'create table good (id int);');
    await write('database/migrations/9999_bad.sql', 'create table half (id int); insert into half values (1 / 0);');
    await expect(prepareDatabase(owner, folder)).rejects.toMatchObject({
      message: 'database/migrations/9999_bad.sql failed: division by zero',
      code: '22012',
    });
    for (const name of ['half', 'good', 'profiles', 'applied_scripts']) expect(await exists(name), name).toBe(false);

    await write('database/migrations/9999_bad.sql', 'create table whole (id int);');
    await prepareDatabase(owner, folder);
    for (const name of ['whole', 'good', 'profiles', 'applied_scripts']) expect(await exists(name), name).toBe(true);
  });

  test('keeps the old policies and triggers if a script fails, and names the failed script', async () => {
    await openPreparedDatabase();
    const before = await catalogue();
    await write('app/features/messages/messages.sql', 'drop function message_sides; select 1 / 0;');
    await expect(prepareDatabase(owner, folder)).rejects.toMatchObject({
      message: 'app/features/messages/messages.sql failed: division by zero',
      code: '22012',
    });
    expect(await catalogue()).toEqual(before);
  });

  test('is refused if an applied migration is missing', async () => {
    await openPreparedDatabase();
    await write('database/migrations/9999_gone.sql', 'create table gone (id int);');
    await prepareDatabase(owner, folder);
    await rm(path.join(folder, 'database/migrations/9999_gone.sql'));
    const { number } = await readRelease(releaseFolder());
    await observer.query('update applied_scripts set release = $1', [number - 1]);
    await expect(prepareDatabase(owner, folder)).rejects.toThrow(
      `A development version (${number - 1}, this is ${number}) has migrated this database with migrations that no release contains (9999_gone)`,
    );
    await observer.query('update applied_scripts set release = $1', [number + 1]);
    await expect(prepareDatabase(owner, folder)).rejects.toThrow(
      `A newer release (${number + 1}, this is ${number}) has migrated this database (9999_gone): start that release or a newer one`,
    );
  });
});

test('A database of an earlier version than the last before 1.0 is refused and stays unchanged', async () => {
  await openPreparedDatabase();
  await observer.query('delete from applied_scripts');
  for (const names of [['0001_accounts'], ['0001_accounts', '0003_sorted_mail_templates']]) {
    await observer.query('delete from kysely_migration');
    await observer.query(`insert into kysely_migration (name, timestamp) select unnest($1::text[]), ''`, [names]);
    const before = await catalogue();
    await expect(prepareDatabase(owner)).rejects.toThrow(
      /^This database is from before version 1\.0: use it with commit [0-9a-f]{40} once before this version\./,
    );
    expect(await catalogue()).toEqual(before);
  }
});

test('A database is prepared while another one of the same server changes the web role', async () => {
  const database = await openPreparedDatabase();
  const policies = await readFile(path.join(folder, 'database/policies.sql'), 'utf8');
  await write('database/policies.sql', `${policies}\n-- a new line`);
  await observer.query('begin');
  await observer.query(`alter role app_web password ${pg.escapeLiteral(webPassword(owner))}`);
  const prepared = prepareDatabase(owner, folder);
  await untilOneWaitsForLock(database);
  await observer.query('commit');
  const web = new pg.Client(await prepared);
  await web.connect();
  await web.end();
});

test('Four instances can prepare an empty database at the same time', async () => {
  await openEmptyDatabase();
  const webs = await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(owner)));
  for (const web of webs) {
    const client = new pg.Client(web);
    await client.connect();
    expect((await client.query('select from profiles')).rows).toEqual([]);
    await client.end();
  }
  const { rows } = await observer.query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['0001_baseline', '0002_no_unbound_messages']));
});

test('A migration with a lower number than an applied one is applied', async () => {
  await openPreparedDatabase();
  await write('database/migrations/0000_late.sql', 'create table late (id int)');
  await prepareDatabase(owner, folder);
  expect(await exists('late')).toBe(true);
});

test('A migration can permit another mail template and keeps the permitted ones', async () => {
  await openPreparedDatabase();
  const permitted = async () => {
    const { rows } = await observer.query(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'mails_template_check'`,
    );
    return String(rows[0]?.rule).match(/(?<=')[a-z-]+(?=')/g) ?? [];
  };
  const before = await permitted();
  await write('database/migrations/9999_mail.sql', `select permit_mail_template('announcement')`);
  await prepareDatabase(owner, folder);
  expect((await permitted()).sort()).toEqual([...before, 'announcement'].sort());
});

test('A second start changes nothing', async () => {
  await openPreparedDatabase();
  const before = await catalogue();
  expect(before.length).toBeGreaterThan(50);
  await Promise.all([prepareDatabase(owner), prepareDatabase(owner)]);
  expect(await catalogue()).toEqual(before);
});

test('A changed script is applied to a database that was prepared before, and undoes manual changes', async () => {
  await openPreparedDatabase();
  await observer.query(`
    drop policy "guardians, mentor, coach and administrators see a student" on students;
    create function on_students_inserted() returns trigger language plpgsql as 'begin return null; end';
    create trigger on_students_inserted after insert on students for each row execute function on_students_inserted();
    create policy "everybody sees everything" on messages using (true);
    alter table messages no force row level security;
    grant delete on messages to app_user`);
  await prepareDatabase(owner);
  expect((await catalogue()).join()).toContain('everybody sees everything');
  const policies = await readFile(path.join(folder, 'database/policies.sql'), 'utf8');
  await write('database/policies.sql', `${policies}\n-- a new line`);
  await prepareDatabase(owner, folder);

  const { rows } = await observer.query(`
    select count(*) filter (where polname = 'guardians, mentor, coach and administrators see a student')::int as there,
      count(*) filter (where polname = 'everybody sees everything')::int as gone,
      (select count(*)::int from pg_trigger where tgname = 'on_students_inserted') as triggers,
      (select relforcerowsecurity from pg_class where oid = 'messages'::regclass) as forced,
      has_table_privilege('app_web', 'messages', 'delete') as open
    from pg_policy`);
  expect(rows).toEqual([{ there: 1, gone: 0, triggers: 0, forced: true, open: false }]);
});

describe('A release', () => {
  test('has an up-to-date digest: run `npm run generate` after every change of a migration or script', async () => {
    await openPreparedDatabase();
    const { migrations, scripts } = await readSources();
    expect((await readRelease(import.meta.dirname)).digest).toBe(digestOf([...migrations, ...scripts]));
  });

  test('gets a number above those of both sides of a merge', async () => {
    await openPreparedDatabase();
    await write(
      'database/release.json',
      '<<<<<<< a\n"number": 6,\n"digest": "aa"\n=======\n"number": 9,\n"digest": "bb"\n>>>>>>> b\n',
    );
    await writeRelease(releaseFolder(), [['a.sql', 'select 1']]);
    const written = await readRelease(releaseFolder());
    expect(written).toEqual({ number: 10, digest: digestOf([['a.sql', 'select 1']]) });
    await writeRelease(releaseFolder(), [['a.sql', 'select 1']]);
    expect(await readRelease(releaseFolder())).toEqual(written);
  });

  test('does not replace the functions and policies of a newer release, and logs a warning', async () => {
    await openPreparedDatabase();
    const { number, digest } = await readRelease(releaseFolder());
    const older = await readFile(path.join(folder, 'database/shared.sql'), 'utf8');
    await write(
      'database/shared.sql',
      `${older}\ncreate or replace function newer() returns int language sql as 'select 2';\n`,
    );
    await write('database/release.json', JSON.stringify({ number: number + 1, digest }));
    await prepareDatabase(owner, folder);
    const before = await catalogue();
    expect(before.join()).toContain('newer()');
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    await prepareDatabase(owner);
    expect(await catalogue()).toEqual(before);
    expect(warn.mock.calls).toEqual([
      [{ databaseRelease: number + 1, programRelease: number }, expect.stringMatching(/^a newer release has prepared/)],
    ]);
    warn.mockRestore();
    await prepareDatabase(owner, folder);
    expect(await catalogue()).toEqual(before);
  });
});
