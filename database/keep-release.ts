import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { fillDemo } from './demo.ts';
import { readAllRows, writeKeptRelease } from './kept-release.ts';
import { migrateToRelease, readReleaseSources } from './migrate.ts';
import { makeOwnedDatabase } from './owner.ts';

/* `npm run keep-release -- 1.1.0`: stores migrations, scripts and the rows of the demo of this version, so that tests of later
   versions can upgrade from it. A step of every publication (CONTRIBUTING.md). */

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-\w+)?$/.test(version)) {
  console.error('Name the version: npm run keep-release -- 1.1.0');
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'school-release-'));
const server = await startEmbeddedPostgres({ folder });
try {
  const owner = await makeOwnedDatabase(server.connection);
  const sources = await readReleaseSources();
  await migrateToRelease(owner, sources);
  await fillDemo(owner, parseKeys(`1:${randomBytes(32).toString('base64')}`));
  const rows = await readAllRows({ ...server.connection, database: owner.database ?? '' });
  await writeKeptRelease(version, { ...sources, ...rows });
  console.log(`Kept release ${sources.release} as ${version}: commit the new file in database/kept-releases.`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
