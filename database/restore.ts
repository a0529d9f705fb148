import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { setStableText, writeRows } from '#platform/backup/copy-rows.server.ts';
import { listTables, setSequence, type TableShape } from '#platform/backup/database-catalogue.server.ts';
import { readArchive } from '#platform/backup/encrypted-archive.server.ts';
import { loadWithoutConstraints } from '#platform/backup/load-rows.server.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { endedByRestore, isBookkeeping, tableOfChunk } from './backup-contents.ts';
import { hasUnboundMessages, tooOld } from './baseline.ts';
import { compareTables } from './compare-backup.ts';
import { prepareDatabase, readReleaseSources } from './migrate.ts';
import type { CheckedBackup } from './read-backup.ts';
import { asMigrations } from './run-migrations.ts';

export interface RestoreOptions {
  onProgress?: (line: string) => void;
}

/** One transaction until all rows are loaded: a failure leaves the database empty. @throws BackupError */
export async function restoreDatabase(
  owner: pg.ClientConfig,
  backup: CheckedBackup,
  { onProgress = () => {} }: RestoreOptions = {},
): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    // A starting server waits for this lock.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.start]);
    const hadQueue = await hasQueue(client);
    await assertEmpty(client);
    try {
      await makeQueue(owner);
      await loadInOneTransaction(client, backup, onProgress);
    } catch (error) {
      if (!hadQueue) await removeQueue(owner);
      throw error;
    }
    await client.query('analyze');
  } finally {
    await client.end().catch(() => {});
  }
  onProgress('Upgrading the schema');
  await prepareDatabase(owner);
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const names = await existingTables(client);
  if (names.length === 0) return;
  throw new BackupError(
    `The database is not empty: it holds ${names.length} tables (${names.slice(0, 3).join(', ')}, …). Nothing was changed. Restore into a new database.`,
  );
}

export async function existingTables(client: pg.Client): Promise<string[]> {
  const names = (await listTables(client)).map(({ name }) => name);
  return names.filter((name) => !name.startsWith('graphile_worker.'));
}

async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regnamespace('graphile_worker') is not null as is_there`);
  return rows[0]?.is_there;
}

/** The queue's schema, which migrations may reference. */
async function makeQueue(owner: pg.ClientConfig): Promise<void> {
  const pgPool = new pg.Pool({ ...owner, max: 1 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  await runMigrations({ pgPool }).finally(() => pgPool.end());
}

async function removeQueue(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('drop schema if exists graphile_worker cascade');
  } catch {
    // Connection lost: an empty queue does not prevent another attempt.
  } finally {
    await client.end().catch(() => {});
  }
}

async function loadInOneTransaction(
  client: pg.Client,
  backup: CheckedBackup,
  onProgress: (line: string) => void,
): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(client) }) });
  await db.transaction().execute(async (transaction) => {
    const known = asMigrations((await readReleaseSources()).migrations);
    const wanted = Object.fromEntries(Object.entries(known).filter(([name]) => backup.head.migrations.includes(name)));
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => wanted } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await setStableText(client);
    const tables = await matchingTables(client, backup);
    await loadWithoutConstraints(
      client,
      tables.map(({ name }) => name),
      () => loadRows(client, backup, tables, onProgress),
    );
    if (await hasUnboundMessages(client)) throw new BackupError(`${backup.file} ${tooOld}`);
    for (const sequence of backup.tail.sequences) await setSequence(client, sequence);
    onProgress('Comparing with the backup');
    const differences = await compareTables(client, backup);
    if (differences.length > 0)
      throw new BackupError(`The restored rows differ from the backup: ${differences.join('; ')}.`);
    await endSessionsAndQueueMails(client, tables);
  });
}

function poolOf(client: pg.Client) {
  const lent = { query: client.query.bind(client), release: () => {} };
  return { options: {}, connect: async () => lent as unknown as pg.PoolClient, end: async () => {} };
}

/** @throws BackupError if the backup's migrations create different tables here */
async function matchingTables(client: pg.Client, { file, head }: CheckedBackup): Promise<TableShape[]> {
  const tables = (await listTables(client)).filter(({ name }) => !isBookkeeping(name));
  const inBackup = new Map(head.tables.map(({ name, columns }) => [name, columns.toSorted().join()]));
  const isSame =
    tables.length === inBackup.size &&
    tables.every(({ name, columns }) => inBackup.get(name) === columns.toSorted().join());
  if (!isSame)
    throw new BackupError(`The schema of ${file} does not match its migrations: install the version that made it.`);
  return head.tables;
}

async function loadRows(
  client: pg.Client,
  { file, secret, head }: CheckedBackup,
  tables: readonly TableShape[],
  onProgress: (line: string) => void,
): Promise<void> {
  const shapes = new Map(tables.map((table) => [table.name, table]));
  const loaded = new Map<string, number>();
  for await (const { name, content } of readArchive(file, secret)) {
    const table = shapes.get(tableOfChunk(name) ?? '');
    if (!table) continue;
    const rows = (loaded.get(table.name) ?? 0) + (await writeRows(client, table, content));
    loaded.set(table.name, rows);
    const number = head.tables.findIndex((one) => one.name === table.name) + 1;
    onProgress(`Table ${number} of ${head.tables.length}, ${table.name}: ${rows} rows`);
  }
}

/** The queue is not part of a backup: it is rebuilt from the rows of mails. */
async function endSessionsAndQueueMails(client: pg.Client, tables: readonly TableShape[]): Promise<void> {
  const has = (table: string) => tables.some(({ name }) => name === table);
  for (const table of endedByRestore.filter(has)) await client.query(`delete from ${table}`);
  if (has('public.mails')) {
    await client.query(
      `select graphile_worker.add_job('send-mail', json_build_object('mailId', id), job_key => 'send-mail:' || id) from public.mails where state = 'waiting'`,
    );
  }
}
