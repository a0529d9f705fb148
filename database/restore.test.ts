import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type BackupSource, longText, openBackupSource } from '#tests/support/backup-source.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '#tests/support/empty-database.ts';
import { compareWithBackup } from './compare-backup.ts';
import { readKeptRelease, writeAllRows } from './kept-release.ts';
import { migrateToRelease } from './migrate.ts';
import { restoreDatabase } from './restore.ts';

let source: BackupSource;
let target: EmptyDatabase;
beforeAll(async () => {
  source = await openBackupSource();
});
afterAll(() => source.close());
beforeEach(async () => {
  target = await makeEmptyDatabase();
  return () => target.drop();
});

describe('A restore', () => {
  test('refuses a database that is not empty, and leaves it unchanged', async () => {
    const backup = await source.check(await source.backUp());
    await target.query('create table cakes (name text)');
    await expect(restoreDatabase(target.owner, backup)).rejects.toThrow(
      /not empty.*public\.cakes.*Nothing was changed/,
    );
    expect(await target.listRelations()).toEqual(['public.cakes']);
  });

  test('leaves the database empty if it fails midway, and works at the next attempt', async () => {
    const backup = await source.check(await source.backUp());
    const loseDatabase = (line: string) => {
      if (line.includes('public.messages')) terminateConnections(target.owner);
    };
    await expect(restoreDatabase(target.owner, backup, { onProgress: loseDatabase })).rejects.toThrow(
      /^terminating connection|not queryable|^Connection terminated/,
    );
    expect(await target.listRelations()).toEqual([]);
    const fail = (line: string) => {
      if (line.includes('public.messages')) throw new Error('the disk is full');
    };
    await expect(restoreDatabase(target.owner, backup, { onProgress: fail })).rejects.toThrow('the disk is full');
    expect(await target.listRelations()).toEqual([]);
    await restoreDatabase(target.owner, backup);
    expect(await compareWithBackup(target.owner, backup)).toEqual([]);
  });

  test('leaves the database empty if the backup file is missing', async () => {
    const backup = await source.check(await source.backUp());
    await rm(backup.file);
    await expect(restoreDatabase(target.owner, backup)).rejects.toThrow(/There is no file/);
    expect(await target.listRelations()).toEqual([]);
  });
});

describe('A restored database', () => {
  const catalogue = `
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as fact from pg_constraint where conrelid >= 16384
    union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select oid::regclass::text || ' ' || relrowsecurity || ' ' || relforcerowsecurity from pg_class where relkind = 'r' and oid >= 16384
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid where indrelid >= 16384 and relkind <> 't'
    order by 1`;

  test('has every row of every table, the same schema, and continues the sequences', async () => {
    const lines: string[] = [];
    const backup = await source.check(await source.backUp(source.database.owner, (line) => lines.push(line)));
    expect(lines).toContainEqual(expect.stringMatching(/^Table \d+ of \d+, public\.messages: \d+ rows$/));
    await restoreDatabase(target.owner, backup);
    expect(await compareWithBackup(target.owner, backup)).toEqual([]);
    expect(backup.tail.tables['public.messages']?.rows).toBeGreaterThan(40);
    expect(await target.query('select subject, body, receiver_id from messages where receiver_id is null')).toEqual(
      await source.database.asOwner('select subject, body, receiver_id from messages where receiver_id is null'),
    );
    expect(await target.query(`select details from audit_log where act = 'odd'`)).toEqual([
      { details: { text: longText } },
    ]);
    expect(await target.query(catalogue)).toEqual(await source.database.asOwner(catalogue));
    const [last] = await source.database.asOwner<{ id: string }>('select max(id) as id from audit_log');
    const [next] = await target.query<{ id: string }>(
      `insert into audit_log (act, subject_type) values ('a', 'b') returning id`,
    );
    expect(Number(next?.id)).toBeGreaterThan(Number(last?.id));
    expect(await compareWithBackup(target.owner, backup)).toEqual([
      expect.stringMatching(/^public\.audit_log has \d+ rows instead of/),
    ]);
  });

  test('has no sessions or password links, and a task for every waiting mail', async () => {
    await source.database.asOwner(`insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
      select sha256('token'), id, 'reset', '', now() + interval '1 hour' from accounts.people limit 1`);
    const backup = await source.check(await source.backUp());
    expect(backup.tail.tables['accounts.sessions']?.rows).toBe(1);
    expect(backup.tail.tables['accounts.password_links']?.rows).toBeGreaterThan(0);
    await restoreDatabase(target.owner, backup);
    expect(await target.query('select from accounts.sessions')).toEqual([]);
    expect(await target.query('select from accounts.password_links')).toEqual([]);
    const tasks = await target.query(`select payload ->> 'mailId' as id from graphile_worker._private_jobs order by 1`);
    expect(tasks).toEqual(await source.database.asOwner(`select id from mails where state = 'waiting' order by 1`));
  });

  test('from a backup of the last commit before version 1.0 is upgraded to the current schema', async () => {
    const { earlier, backup } = await backUpBefore1();
    expect(backup.head.migrations).toEqual(['0001_baseline']);
    await restoreDatabase(target.owner, backup);
    for (const query of ['select count(*)::int from messages', 'select full_name from profiles order by id'])
      expect(await target.query(query)).toEqual(await earlier.query(query));
    expect(await target.query(catalogue)).toEqual(await source.database.asOwner(catalogue));
    await earlier.drop();
  });
});

test('A backup of the last commit before version 1.0 is refused while messages are unbound', async () => {
  const { earlier, backup } = await backUpBefore1(`insert into sealing_upgrades (name) values ('message parties')`);
  await earlier.drop();
  await expect(restoreDatabase(target.owner, backup)).rejects.toThrow(
    /is from before version 1\.0: use it with commit/,
  );
  expect(await target.listRelations()).toEqual([]);
});

async function backUpBefore1(change = 'select') {
  const earlier = await makeEmptyDatabase();
  const kept = await readKeptRelease('before-1.0');
  await migrateToRelease(earlier.owner, kept);
  await writeAllRows({ ...inject('template').superuser, database: earlier.owner.database ?? '' }, kept);
  await earlier.query(change);
  return { earlier, backup: await source.check(await source.backUp(earlier.owner)) };
}

/** Synchronous: runs in another process while this one is blocked. */
function terminateConnections({ database }: pg.ClientConfig): void {
  const program = `
    import pg from 'pg';
    const client = new pg.Client(${JSON.stringify(inject('template').superuser)});
    await client.connect();
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', ['${database}']);
    await client.end();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
}
