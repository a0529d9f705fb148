import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from './server.ts';

/** Starts `npm run dev` on a free port, with a separate data folder, which `stop` removes. */
export async function startDevelopmentServer(): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-development-'));
  const server = await startServer({ DATA_DIR: folder }, 'server/dev.ts');
  return {
    ...server,
    async stop(signal) {
      const code = await server.stop(signal);
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      return code;
    },
  };
}
