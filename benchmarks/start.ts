import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/support/server.ts';
import { report } from './figures.ts';
import { stopServer, waitForPage } from './first-page.ts';

/* Time from a fresh clone to the first page: `npm ci`, then `npm start` (build, database, server), then a restart; and
   the same with the development server. */

const root = path.resolve(import.meta.dirname, '..');

const folder = await mkdtemp(path.join(tmpdir(), 'school-clone-'));
const clone = path.join(folder, 'clone');
try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const installed = await seconds(() =>
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'ignore' }),
  );
  report({ what: 'npm ci', value: installed, unit: 's' });
  report({ what: 'First start to first page', value: await startToFirstPage('start'), unit: 's', atMost: 25 });
  report({ what: 'Later start to first page', value: await startToFirstPage('start'), unit: 's', atMost: 2.5 });
  report({ what: 'First npm run dev to first page', value: await startToFirstPage('dev'), unit: 's' });
  report({ what: 'Later npm run dev to first page', value: await startToFirstPage('dev'), unit: 's', atMost: 10 });
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function startToFirstPage(script: 'start' | 'dev'): Promise<number> {
  const port = await freePort();
  const server = spawn('npm', ['run', script], {
    cwd: clone,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: path.join(folder, `data-${script}`) },
    stdio: 'ignore',
  });
  try {
    return await seconds(() => waitForPage(`http://localhost:${port}/`, server));
  } finally {
    await stopServer(server);
  }
}

async function seconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
