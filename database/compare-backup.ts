import pg from 'pg';
import { readRows, setStableText } from '#platform/backup/copy-rows.server.ts';
import { listTables } from '#platform/backup/database-catalogue.server.ts';
import { endedByRestore } from './backup-contents.ts';
import type { CheckedBackup } from './read-backup.ts';

/** @returns a line for each table whose row count or digest differs */
export async function compareTables(
  client: pg.Client,
  { head, tail }: CheckedBackup,
  skipped: readonly string[] = [],
): Promise<string[]> {
  const present = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const differences: string[] = [];
  for (const table of head.tables) {
    const expected = tail.tables[table.name];
    if (!expected || skipped.includes(table.name)) continue;
    const columns = present.get(table.name);
    if (!columns || table.columns.some((column) => !columns.has(column))) {
      differences.push(`${table.name} has different columns: it was migrated after the backup`);
      continue;
    }
    const { rows, sha256 } = await readRows(client, table);
    if (rows !== expected.rows) differences.push(`${table.name} has ${rows} rows instead of ${expected.rows}`);
    else if (sha256 !== expected.sha256)
      differences.push(`${table.name} has ${rows} rows as in the backup, but different values`);
  }
  return differences;
}

/** @returns a line for each difference, including later changes by users */
export async function compareWithBackup(owner: pg.ClientConfig, backup: CheckedBackup): Promise<string[]> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await setStableText(client);
    return await compareTables(client, backup, endedByRestore);
  } finally {
    await client.end();
  }
}
