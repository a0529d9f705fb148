import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import {
  listSequences,
  listTables,
  quoted,
  quotedColumns,
  type SequenceState,
  setSequence,
} from '#platform/backup/database-catalogue.server.ts';
import { isBookkeeping } from './backup-contents.ts';
import type { ReleaseSources } from './migrate.ts';

/** A release from which `upgrade.test.ts` upgrades a database. @see ADR-39 */
export interface KeptRelease extends ReleaseSources, KeptRows {}

interface KeptRows {
  /** Rows of the demo by table, as JSON. */
  rows: Record<string, unknown[]>;
  sequences: SequenceState[];
}

const folder = path.join(import.meta.dirname, 'kept-releases');
const ending = '.json.gz';

/** @param name version of the product */
export async function writeKeptRelease(name: string, kept: KeptRelease): Promise<void> {
  await writeFile(path.join(folder, `${name}${ending}`), gzipSync(JSON.stringify(kept, null, 1), { level: 9 }));
}

export async function listKeptReleases(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending));
  return files.map((file) => file.slice(0, -ending.length)).sort();
}

export async function readKeptRelease(name: string): Promise<KeptRelease> {
  return JSON.parse(gunzipSync(await readFile(path.join(folder, `${name}${ending}`))).toString());
}

export async function readAllRows(superuser: pg.ClientConfig): Promise<KeptRows> {
  return withClient(superuser, async (client) => {
    const rows: KeptRows['rows'] = {};
    for (const { name } of await listFilledTables(client)) {
      const { rows: found } = await client.query<{ row: unknown }>(
        `select to_jsonb(one) as row from ${quoted(name)} one`,
      );
      if (found.length > 0) rows[name] = found.map(({ row }) => row);
    }
    return { rows, sequences: (await listSequences(client)).filter(({ name }) => !isBookkeeping(name)) };
  });
}

/** Replaces all rows, without triggers. */
export async function writeAllRows(superuser: pg.ClientConfig, { rows, sequences }: KeptRows): Promise<void> {
  await withClient(superuser, async (client) => {
    await client.query('set session_replication_role = replica');
    const tables = await listFilledTables(client);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    for (const { name, columns } of tables.filter((table) => rows[table.name])) {
      const listed = quotedColumns(columns);
      await client.query(
        `insert into ${quoted(name)} (${listed}) overriding system value
         select ${listed} from jsonb_populate_recordset(null::${quoted(name)}, $1)`,
        [JSON.stringify(rows[name])],
      );
    }
    for (const sequence of sequences) await setSequence(client, sequence);
  });
}

async function listFilledTables(client: pg.Client) {
  return (await listTables(client)).filter(({ name }) => !isBookkeeping(name));
}

async function withClient<Result>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
