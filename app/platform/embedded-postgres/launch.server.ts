import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, parentDeathCommand, programEnvironment, reasonOf, runProgram } from './binaries.server.ts';
import { type Cluster, PORT, prepareSocketFolder, SOCKET_NAME } from './cluster.server.ts';
import { EmbeddedPostgresError } from './error.server.ts';
import { endServer, MAX_START_MS, type Postmaster, pidFilePath, readPidFile } from './postmaster.server.ts';

export type Settings = Readonly<Record<string, string>>;

const DEFAULT_SETTINGS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse', // details of errors contain rows, and names and addresses must not be logged
};

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/** Processes of an earlier server, or of another container, use the folder. */
export class ServerStillThereError extends EmbeddedPostgresError {
  constructor(cluster: Cluster) {
    super(
      `Another server uses the database folder ${cluster.folder}, perhaps in another container: end it first, or set DATA_DIR to another folder.`,
    );
  }
}

/** Only for the lock's owner. @throws ServerStillThereError @throws EmbeddedPostgresError */
export async function launch(
  cluster: Cluster,
  binaries: Binaries,
  settings: Settings,
  signal: AbortSignal,
): Promise<Postmaster> {
  const lockCommand = await flockCommand(cluster);
  await clearStaleFiles(cluster);
  await prepareSocketFolder(cluster);
  const logStart = await rotateLog(cluster);
  const before = [...binaries.launcher, ...parentDeathCommand(binaries, 'INT'), ...lockCommand];
  const server = await spawnServer(cluster, [...before, ...serverCommand(cluster, binaries, settings)]);
  if (await becomesReady(server, cluster, signal)) return server;
  const reason = await startFailureReason(cluster, logStart);
  await endServer(server);
  if (reason.startsWith('pre-existing shared memory block')) throw new ServerStillThereError(cluster);
  throw new EmbeddedPostgresError(
    `The database server in ${cluster.folder} did not start (${reason}): see ${cluster.logFile}.`,
  );
}

// A kernel lock held by the server and its children: detects servers of other containers and children of a killed one.
async function flockCommand(cluster: Cluster): Promise<string[]> {
  await fs.writeFile(cluster.lockFile, '', { mode: 0o600, flag: 'a' });
  const command = ['flock', '--nonblock', '--no-fork', '--conflict-exit-code', '75', cluster.lockFile];
  const { code } = await runProgram([...command, 'true']);
  if (code === 75) throw new ServerStillThereError(cluster);
  return code === 0 ? command : []; // no usable `flock`: only PostgreSQL's own check of its shared memory remains
}

// With our process id PostgreSQL treats its lock file as stale, but still checks the shared memory named in it.
async function clearStaleFiles(cluster: Cluster): Promise<void> {
  const stale = await readPidFile(cluster);
  if (stale && Number.isNaN(stale.pid)) await fs.rm(pidFilePath(cluster));
  else if (stale) await fs.writeFile(pidFilePath(cluster), [process.pid, ...stale.lines.slice(1)].join('\n'));
  const leftovers = [SOCKET_NAME, `${SOCKET_NAME}.lock`].map((name) => path.join(cluster.socketFolder, name));
  await Promise.all(leftovers.map((file) => fs.rm(file, { force: true })));
}

async function rotateLog(cluster: Cluster): Promise<number> {
  const size = (await fs.stat(cluster.logFile).catch(() => undefined))?.size ?? 0;
  if (size <= LARGEST_LOG_BYTES) return size;
  await fs.rename(cluster.logFile, `${cluster.logFile}.1`);
  return 0;
}

function serverCommand(cluster: Cluster, binaries: Binaries, settings: Settings): string[] {
  const quotedFolder = `"${cluster.socketFolder.replaceAll('"', '""')}"`; // quoted, because the setting is a comma-separated list
  const all = { ...DEFAULT_SETTINGS, ...settings, unix_socket_directories: quotedFolder };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [binaries.postgres, '-D', cluster.dataFolder, '-p', String(PORT), ...flags];
}

async function spawnServer(cluster: Cluster, [file = '', ...args]: string[]): Promise<Postmaster> {
  const log = await fs.open(cluster.logFile, 'a', 0o600);
  try {
    // Detached: Ctrl-C must reach only the application, which stops the server.
    const stdio = ['ignore' as const, log.fd, log.fd];
    return await owned(spawn(file, args, { cwd: cluster.folder, env: programEnvironment(), stdio, detached: true }));
  } finally {
    await log.close();
  }
}

function owned(child: ChildProcess): Promise<Postmaster> {
  return new Promise((resolve, reject) => {
    const ended = new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()));
    child.once('error', (error) =>
      reject(new EmbeddedPostgresError(`PostgreSQL cannot be started (${reasonOf(error)}): set DATABASE_URL instead.`)),
    );
    child.once('spawn', () => {
      child.unref(); // it must not keep the application alive: it ends with it
      const signal = async (name: NodeJS.Signals) => void child.kill(name);
      resolve({ pid: child.pid ?? 0, isAdopted: false, ended, signal });
    });
  });
}

async function becomesReady(server: Postmaster, cluster: Cluster, signal: AbortSignal): Promise<boolean> {
  let hasEnded = false;
  const ended = server.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + MAX_START_MS;
  while (!hasEnded && !signal.aborted && Date.now() < deadline) {
    const found = await readPidFile(cluster);
    if (found?.pid === server.pid && found.status === 'ready') return true;
    await Promise.race([sleep(5), ended]);
  }
  return false;
}

async function startFailureReason(cluster: Cluster, logStart: number): Promise<string> {
  const log = await fs.readFile(cluster.logFile).catch(() => Buffer.alloc(0));
  const lines = log.subarray(logStart).toString('utf8').trim().split('\n');
  const line = lines.findLast((text) => text.includes('FATAL:')) ?? lines.at(-1) ?? '';
  return line.replace(/^.*FATAL:\s*/, '') || 'no message in its log';
}
