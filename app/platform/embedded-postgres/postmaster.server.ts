import fs from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './binaries.server.ts';
import { type Cluster, SOCKET_NAME } from './cluster.server.ts';
import { EmbeddedPostgresError } from './error.server.ts';
import { isListening } from './owner-lock.server.ts';

export interface Postmaster {
  readonly pid: number;
  readonly isAdopted: boolean;
  readonly ended: Promise<void>;
  signal(name: NodeJS.Signals): Promise<void>;
}

export interface PidFile {
  readonly pid: number;
  readonly status: string;
  readonly lines: readonly string[];
}

/** Recovery after a crash replays up to 1 GB. */
export const MAX_START_MS = 300_000;

const ADOPTED_POLL_MS = 200;

const PROTOCOL_VERSION = 3 << 16;
const MAX_RESPONSE_MS = 5_000;

export const pidFilePath = (cluster: Cluster): string => path.join(cluster.dataFolder, 'postmaster.pid');

export async function readPidFile(cluster: Cluster): Promise<PidFile | undefined> {
  const text = await fs.readFile(pidFilePath(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number.parseInt(lines[0] ?? '', 10), status: lines[7]?.trim() ?? '', lines };
}

export async function isServerReady(cluster: Cluster): Promise<boolean> {
  const found = await readPidFile(cluster);
  return found?.status === 'ready' && (await isPostmaster(found.pid, cluster)) && (await acceptsConnections(cluster));
}

// Signal 0 also succeeds for zombies and reused ids.
async function isPostmaster(pid: number, cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux') return isListening(path.join(cluster.socketFolder, SOCKET_NAME));
  const workingFolder = await fs.readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === cluster.dataFolder;
}

/** Adopts a server that outlived its parent; undefined if none is left. @throws EmbeddedPostgresError */
export async function adopt(cluster: Cluster, signal: AbortSignal): Promise<Postmaster | undefined> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline && !signal.aborted) {
    const found = await readPidFile(cluster);
    if (!found || !(await isPostmaster(found.pid, cluster))) return undefined;
    if (found.status === 'ready' && (await staysReady(cluster, found.pid))) return adopted(found.pid, cluster);
    await sleep(20);
  }
  throw new EmbeddedPostgresError(
    `The database server in ${cluster.folder} neither accepts connections nor stops: see ${cluster.logFile}, and kill its process.`,
  );
}

// A server that received its parent's death signal refuses the next connection: connect twice.
async function staysReady(cluster: Cluster, pid: number): Promise<boolean> {
  await sleep(100);
  if (!(await acceptsConnections(cluster))) return false;
  const found = await readPidFile(cluster);
  return found?.pid === pid && found.status === 'ready' && (await isPostmaster(pid, cluster));
}

function acceptsConnections(cluster: Cluster): Promise<boolean> {
  const who = Buffer.from('user\0postgres\0\0');
  const greeting = Buffer.alloc(8);
  greeting.writeInt32BE(8 + who.length, 0);
  greeting.writeInt32BE(PROTOCOL_VERSION, 4);
  return new Promise((resolve) => {
    const socket = connect(path.join(cluster.socketFolder, SOCKET_NAME));
    socket.setTimeout(MAX_RESPONSE_MS, () => socket.destroy());
    socket.once('connect', () => socket.write(Buffer.concat([greeting, who])));
    socket.once('data', (reply) => {
      resolve(String.fromCharCode(reply[0] ?? 0) === 'R');
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

function adopted(pid: number, cluster: Cluster): Postmaster {
  const watch = async () => {
    while (await isPostmaster(pid, cluster)) await sleep(ADOPTED_POLL_MS, undefined, { ref: false });
  };
  const signal = async (name: NodeJS.Signals) => {
    if (await isPostmaster(pid, cluster)) sendSignal(pid, name);
  };
  return { pid, isAdopted: true, ended: watch(), signal };
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (reasonOf(error) !== 'ESRCH') throw error;
  }
}

/** Stops fast, then immediately. @throws EmbeddedPostgresError if it survives both */
export async function endServer(server: Postmaster): Promise<void> {
  await server.signal('SIGINT');
  if (await endsWithin(server, 6_000)) return;
  await server.signal('SIGQUIT');
  if (await endsWithin(server, 8_000)) return;
  throw new EmbeddedPostgresError(`The database server (process ${server.pid}) did not stop: kill it manually.`);
}

async function endsWithin(server: Postmaster, patienceMs: number): Promise<boolean> {
  const patience = new AbortController();
  const tooLate = sleep(patienceMs, false, { signal: patience.signal }).catch(() => false);
  try {
    return await Promise.race([server.ended.then(() => true), tooLate]);
  } finally {
    patience.abort();
  }
}
