import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { type RunningServer, startServer } from './support/server.ts';

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-database-log-'));
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const dataFolder = () => path.join(folder, 'database/pgdata');

/** Kills the embedded server like the kernel's OOM killer. */
async function killDatabase(): Promise<void> {
  process.kill(Number.parseInt(await readFile(path.join(dataFolder(), 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}

const linesWith = (text: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(text));
const reports = (): { level: string; databaseServer: string }[] =>
  linesWith('the embedded database server reports').map((line) => JSON.parse(line));
const isReady = async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);

it('The log reports that the embedded database died, restarted, or cannot be started and why', async () => {
  await killDatabase();
  await eventually(() => expect(linesWith('The database server died and is started again')).toHaveLength(1));
  await eventually(() => expect(linesWith('The database server started')).toHaveLength(1));
  await eventually(isReady);

  await rename(dataFolder(), `${dataFolder()}-away`);
  process.kill(Number.parseInt(await readFile(`${dataFolder()}-away/postmaster.pid`, 'utf8'), 10), 'SIGKILL');
  // Died, started, died, and why it cannot be started.
  await eventually(() => expect(reports()).toHaveLength(4));
  expect(reports()[3]?.databaseServer).toMatch(/pgdata|did not start|cannot/);
  await rename(`${dataFolder()}-away`, dataFolder());
  await eventually(isReady);
  for (const { level } of reports()) expect(level).toBe('warn');
});
