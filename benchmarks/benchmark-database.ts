import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '#database/migrate.ts';
import { makeOwnedDatabase } from '#database/owner.ts';
import { identityKey } from '#database/secrets.ts';
import { openPool } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';

export interface BenchmarkDatabase {
  owner: pg.Client;
  keyring: Keyring;
}

/** Creates a migrated database with one connection of the application, runs `work`, and deletes the database. */
export async function withBenchmarkDatabase(measure: (database: BenchmarkDatabase) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
  const embedded = await startEmbeddedPostgres({ folder });
  try {
    const ownerConnection = await makeOwnedDatabase(embedded.connection);
    const web = await prepareDatabase(ownerConnection);
    const owner = new pg.Client(ownerConnection);
    await owner.connect();
    const keyring = parseKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`);
    const closePool = openPool({ ...web, max: 1 }, { identityKey: identityKey(ownerConnection), keyring });
    try {
      await measure({ owner, keyring });
    } finally {
      await closePool();
      await owner.end();
    }
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
