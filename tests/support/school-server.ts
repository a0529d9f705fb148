import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { parseKeys } from '#platform/keyring.server.ts';
import { type School, schoolIn } from '../e2e/support/school.ts';
import { type RunningServer, startServer } from './server.ts';
import { openTestDatabase } from './test-database.ts';

export interface SchoolServer {
  server: RunningServer;
  school: School;
  stop(): Promise<void>;
}

/** Starts a server on a copy of the migrated template: much faster than a separate embedded database. */
export async function startSchoolServer(environment: Record<string, string> = {}): Promise<SchoolServer> {
  const encryptionKeys = `1:${Buffer.alloc(32, 7).toString('base64')}`;
  const database = await openTestDatabase(parseKeys(encryptionKeys));
  const folder = await mkdtemp(path.join(tmpdir(), 'school-server-'));
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.address,
    ENCRYPTION_KEYS: encryptionKeys,
    ...environment,
  });
  const school = schoolIn({ ...database, stop: database.close });
  return {
    server,
    school,
    async stop() {
      await server.stop();
      await school.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a server before the tests of the calling file or `describe` and stops it after them. The returned parts are filled
 * by then: only hooks and tests may use them.
 */
export function serveSchool(environment: Record<string, string> = {}): Pick<SchoolServer, 'server' | 'school'> {
  const parts = { server: {} as RunningServer, school: {} as School };
  let started: SchoolServer | undefined;
  beforeAll(async () => {
    started = await startSchoolServer(environment);
    Object.assign(parts.server, started.server);
    Object.assign(parts.school, started.school);
  });
  afterAll(() => started?.stop());
  return parts;
}
