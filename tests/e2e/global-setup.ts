import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../server.ts';

/** One server, with a database of its own, for all browser tests; each test makes its own people in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-e2e-'));
  const server = await startServer({ DATA_DIR: folder });
  process.env['E2E_ORIGIN'] = server.origin;
  process.env['E2E_DATA_DIR'] = folder;
  return async () => {
    const code = await server.stop();
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  };
}
