import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../app/platform/embedded-postgres.server.ts';
import { prepareDatabase } from '../../database/migrate.ts';
import { makeOwnedDatabase } from '../../database/owner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `superuser` copies the template. */
    template: { owner: pg.ClientConfig; web: pg.ClientConfig; superuser: pg.ClientConfig };
  }
}

/** Starts one server for the whole test run and migrates its template, which every test file copies. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-tests-'));
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
