import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { makeEmptyDatabase } from '#tests/support/empty-database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { type KeptRelease, listKeptReleases, readAllRows, readKeptRelease, writeAllRows } from './kept-release.ts';
import { migrateToRelease, prepareDatabase } from './migrate.ts';
import { DatabaseNotPrepared } from './not-prepared.ts';

/** Query for the definitions of everything that migrations and scripts create, by name. */
const definitions = `
  with own as (select oid from pg_namespace where nspname in ('public', 'accounts'))
  select 'function ' || oid::regprocedure as name,
    concat(pg_get_functiondef(oid),
    array(select unnest(proacl)::text order by 1), obj_description(oid)) as definition
  from pg_proc where pronamespace in (select oid from own) and prokind in ('f', 'p')
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'relation ' || oid::regclass, concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity,
    array(select unnest(relacl)::text order by 1), case when relkind in ('v', 'm') then pg_get_viewdef(oid) end,
    case when relkind = 'i' then pg_get_indexdef(oid) end, obj_description(oid))
  from pg_class where relnamespace in (select oid from own) and relkind in ('r', 'v', 'm', 'i', 'S')
    and relname !~ '^(kysely|applied)_'
  union all
  select 'column ' || attrelid::regclass || '.' || attname, concat_ws(' ',
    row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod), attnotnull, attgenerated,
    attidentity, attstorage, pg_get_expr(adbin, adrelid), array(select unnest(attacl)::text order by 1), col_description(attrelid, attnum))
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped and attrelid in (
    select oid from pg_class where relnamespace in (select oid from own) and relkind in ('r', 'v', 'm')
      and relname !~ '^(kysely|applied)_')
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace in (select oid from own) and conrelid <> 0 and contype <> 'n'
    and conrelid::regclass::text !~ '^(kysely|applied)_'
  union all
  select 'trigger ' || tgrelid::regclass || ' ' || tgname, concat(pg_get_triggerdef(oid), tgenabled)
  from pg_trigger where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace in (select oid from own))
  union all
  select 'policy ' || tablename || ' ' || policyname, to_jsonb(pg_policies)::text
  from pg_policies where schemaname in ('public', 'accounts')
  union all
  select 'type ' || oid::regtype, coalesce((
    select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid), typtype::text)
  from pg_type where typnamespace in (select oid from own) and typtype in ('e', 'd')
  order by name`;

let asNew: Record<string, string>;

beforeAll(async () => {
  const fresh = await openTestDatabase();
  asNew = byName(await fresh.asOwner(definitions));
  await fresh.close();
});
function byName(rows: { name: string; definition: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

test.each(await listKeptReleases())(
  'A database of release %s is upgraded to the schema of a new one and keeps its rows',
  async (name) => {
    const kept = await readKeptRelease(name);
    const { database, superuser } = await makeDatabaseOf(kept);
    await prepareDatabase(database.owner).catch((error: unknown) => {
      const hint = error instanceof DatabaseNotPrepared && error.cause instanceof pg.DatabaseError && error.cause.hint;
      throw new Error(`Databases of release ${name} cannot be upgraded: ${error}. ${hint || ''}`);
    });
    expect(byName(await database.query(definitions))).toEqual(asNew);
    const { rows } = await readAllRows(superuser);
    const counts = Object.keys(kept.rows).map((table) => [table, rows[table]?.length]);
    expect(counts).toEqual(Object.entries(kept.rows).map(([table, before]) => [table, before.length]));
  },
);

async function makeDatabaseOf(kept: KeptRelease) {
  const database = await makeEmptyDatabase();
  onTestFinished(database.drop);
  await migrateToRelease(database.owner, kept);
  const superuser: pg.ClientConfig = { ...inject('template').superuser, database: database.owner.database ?? '' };
  await writeAllRows(superuser, kept);
  return { database, superuser };
}

test('A database of the last commit before version 1.0 is refused, unchanged, while messages are unbound', async () => {
  const { database } = await makeDatabaseOf(await readKeptRelease('before-1.0'));
  await database.query(`insert into sealing_upgrades (name) values ('message parties')`);
  const before = await database.query(definitions);
  await expect(prepareDatabase(database.owner)).rejects.toThrow(
    /^This database is from before version 1\.0: use it with/,
  );
  expect(await database.query(definitions)).toEqual(before);
  await database.query('update sealing_upgrades set finished_at = now()');
  await prepareDatabase(database.owner);
  expect(byName(await database.query(definitions))).toEqual(asNew);
});

test('The choices of mails in a database of release 1.0.0 are kept', async () => {
  const { database } = await makeDatabaseOf(await readKeptRelease('1.0.0'));
  const [chosen] = await database.query<{ id: string }>(`
    update accounts.people set message_mails = 'daily', report_mails = 'off'
    where id = (select id from profiles where email = 'zoe.adeyemi@example.org') returning id`);
  await prepareDatabase(database.owner);
  const rows = await database.query(`select id, mail_choices from accounts.people where mail_choices <> '{}'`);
  expect(rows).toEqual([{ id: chosen?.id, mail_choices: { messageMails: 'daily', reportMails: 'off' } }]);
});

test('The database of every published version is kept: run `npm run keep-release -- <version>` before publishing', async () => {
  const changes = await readFile(path.join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const published = [...changes.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  expect(await listKeptReleases()).toEqual(expect.arrayContaining(published));
});
