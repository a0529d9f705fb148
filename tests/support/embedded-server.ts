import { readFile, rm } from 'node:fs/promises';
import type pg from 'pg';
import { parseCLI, type TestProject } from 'vitest/node';
import { prepareDatabase } from '#database/migrate.ts';
import { makeOwnedDatabase } from '#database/owner.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { buildWhenStale } from '#server/build.ts';
import { makeDatabaseFolder } from './database-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `superuser` copies the template. */
    template: { owner: pg.ClientConfig; web: pg.ClientConfig; superuser: pg.ClientConfig };
  }
}

/**
 * Starts one database server for the whole test run and migrates its template, which every test file copies. Builds the
 * application if a selected file starts a server: the files would otherwise all build it at the same time.
 */
export default async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  if (await hasServers(vitest)) await buildWhenStale((line) => vitest.logger.log(line));
  const folder = await makeDatabaseFolder('school-tests-');
  const server = await startEmbeddedPostgres({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const owner = await makeOwnedDatabase(server.connection, 'template_school');
  const web = await prepareDatabase(owner);
  provide('template', { owner, web, superuser: { ...server.connection, database: 'postgres' } });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function hasServers(vitest: TestProject['vitest']): Promise<boolean> {
  const { filter } = parseCLI(['vitest', ...process.argv.slice(2)]);
  const files = await vitest.globTestSpecifications(filter);
  const texts = await Promise.all(files.map(({ moduleId }) => readFile(moduleId, 'utf8')));
  return texts.some((text) => /\b(startServer|startSchoolServer|serveSchool)\(/.test(text));
}
