import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { prepareDatabase, readSources } from './migrate.ts';
import { noticeEventsFile, noticeEventsScript } from './notice-events.ts';
import { makeOwnedDatabase } from './owner.ts';
import { writeRelease } from './release.ts';

/* `npm run generate`: writes the script with the notice events, database/release.json, and database/types.ts from a freshly
   migrated database. Run it again after a merge that changed scripts on both sides. */

await writeFile(noticeEventsFile, noticeEventsScript());
const { migrations, scripts } = await readSources();
await writeRelease(import.meta.dirname, [...migrations, ...scripts]);

const folder = await mkdtemp(path.join(tmpdir(), 'school-types-'));
const server = await startEmbeddedPostgres({ folder });
try {
  const owner = await makeOwnedDatabase(server.connection);
  await prepareDatabase(owner);
  const address = `postgres://${owner.user}:${owner.password}@localhost/${owner.database}?host=${encodeURIComponent(String(owner.host))}`;
  const { status } = spawnSync(
    path.resolve('node_modules/.bin/kysely-codegen'),
    [
      '--dialect=postgres',
      `--url=${address}`,
      `--out-file=${path.resolve(import.meta.dirname, 'types.ts')}`,
      '--default-schema=public',
      '--include-pattern=(public|accounts).*',
      '--exclude-pattern=(public.kysely*|public.applied_scripts)',
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
