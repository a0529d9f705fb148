import pg from 'pg';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { readRows, setStableText, type TableContent } from '#platform/backup/copy-rows.server.ts';
import { listSequences, listTables, quoted, type TableShape } from '#platform/backup/database-catalogue.server.ts';
import { type AddEntry, type Protection, writeArchive } from '#platform/backup/encrypted-archive.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { compareFingerprints, readKnownFingerprints } from '#platform/sealing-keys.server.ts';
import { listAppliedMigrations } from './applied-migrations.ts';
import { chunkName, headName, isBookkeeping, keysName, tailName, writeHead, writeTail } from './backup-contents.ts';

export interface BackupParts {
  owner: pg.ClientConfig;
  /** Text of the key file or of ENCRYPTION_KEYS. */
  readKeys(): Promise<string>;
  protection: Protection;
  onProgress?: (line: string) => void;
  signal?: AbortSignal;
}

export interface BackupSummary {
  tables: number;
  rows: number;
}

/** Blocks neither reads nor writes. @throws BackupError, SealingError for other keys @see ADR-17 */
export async function writeBackup(file: string, parts: BackupParts): Promise<BackupSummary> {
  const client = new pg.Client(parts.owner);
  client.on('error', () => {});
  const stop = () => client.end().catch(() => {});
  await client.connect();
  parts.signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.query('begin isolation level repeatable read read only');
    await setStableText(client);
    const summary = { tables: 0, rows: 0 };
    const migrations = await listAppliedMigrations(client);
    if (migrations.length === 0)
      throw new BackupError('The database contains no tables of this product: there is nothing to back up.');
    const fill = async (add: AddEntry) => {
      Object.assign(summary, await addDatabase(client, migrations, parts, add));
    };
    await writeArchive(file, parts.protection, fill, parts.signal);
    return summary;
  } finally {
    parts.signal?.removeEventListener('abort', stop);
    await stop();
  }
}

async function addDatabase(
  client: pg.Client,
  migrations: string[],
  { readKeys, onProgress }: BackupParts,
  add: AddEntry,
): Promise<BackupSummary> {
  const tables = (await listTables(client)).filter(({ name }) => !isBookkeeping(name));
  // A concurrent migration waits, or has finished before the backup.
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  const { rows } = await client.query<{ now: Date; postgres: string }>(
    `select now(), current_setting('server_version') as postgres`,
  );
  const { now, postgres } = rows[0] ?? { now: new Date(), postgres: '' };
  await add(headName, writeHead({ createdAt: now.toISOString(), postgres, migrations, tables }));
  await add(keysName, Buffer.from(await checkedKeys(client, readKeys)));
  const contents: [string, TableContent][] = [];
  for (const [index, table] of tables.entries()) {
    const where = `Table ${index + 1} of ${tables.length}, ${table.name}`;
    contents.push([table.name, await addRows(client, table, add, (text) => onProgress?.(`${where}: ${text}`))]);
  }
  await add(tailName, writeTail({ tables: Object.fromEntries(contents), sequences: await listSequences(client) }));
  return { tables: tables.length, rows: contents.reduce((sum, [, content]) => sum + content.rows, 0) };
}

/** @throws SealingError if a key is missing that this snapshot of the database needs */
async function checkedKeys(client: pg.Client, readKeys: () => Promise<string>): Promise<string> {
  const text = await readKeys();
  compareFingerprints(parseKeys(text), await readKnownFingerprints(client));
  return text;
}

async function addRows(
  client: pg.Client,
  table: TableShape,
  add: AddEntry,
  onProgress: (text: string) => void,
): Promise<TableContent> {
  let [number, bytes] = [0, 0];
  const content = await readRows(client, table, async (lines) => {
    number += 1;
    bytes += lines.length;
    await add(chunkName(table.name, number), lines);
    onProgress(`${(bytes / 1e6).toFixed(1)} MB`);
  });
  onProgress(`${content.rows} rows`);
  return content;
}
