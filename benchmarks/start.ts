import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/server.ts';
import { report } from './figures.ts';

/*
 * A fresh clone of the last commit until its first page, as an operator starts it: `npm ci`, then `npm start`, which builds,
 * makes the database and serves; then once more, as after a restart.
 */

const root = path.resolve(import.meta.dirname, '..');
const longestStartSeconds = 120;

const folder = await mkdtemp(path.join(tmpdir(), 'school-clone-'));
const clone = path.join(folder, 'clone');
try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const installed = await seconds(() =>
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'ignore' }),
  );
  report({ what: 'npm ci', value: installed, unit: 's' });
  report({ what: 'First start to first page', value: await startToFirstPage(), unit: 's', atMost: 25 });
  report({ what: 'Later start to first page', value: await startToFirstPage(), unit: 's', atMost: 2.5 });
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function startToFirstPage(): Promise<number> {
  const port = await freePort();
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: path.join(folder, 'data') },
    stdio: 'ignore',
  });
  try {
    return await seconds(() => firstPage(`http://localhost:${port}/`, server));
  } finally {
    await stop(server);
  }
}

async function firstPage(url: string, server: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + longestStartSeconds * 1000;
  while (performance.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error('The server ended');
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error(`There was no page within ${longestStartSeconds} s`);
}

/** As a supervisor does it: npm hands the signal on, and ends when the server has. */
async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null) server.kill('SIGTERM');
  await ended;
}

async function seconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
