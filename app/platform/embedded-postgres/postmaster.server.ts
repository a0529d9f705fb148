import fs from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './binaries.server.ts';
import { type Cluster, SOCKET_NAME } from './cluster.server.ts';
import { EmbeddedPostgresError } from './error.server.ts';
import { isListening } from './owner-lock.server.ts';

/** The server's main process, seen from the process that owns it. */
export interface Postmaster {
  readonly pid: number;
  readonly isAdopted: boolean;
  /** Resolves when the process is gone, however it ended. */
  readonly ended: Promise<void>;
  signal(name: NodeJS.Signals): Promise<void>;
}

/** What a server wrote about itself into postmaster.pid; it outlives a server that was killed. */
export interface PidFile {
  /** NaN in a file that was not written to its end. */
  readonly pid: number;
  /** `starting`, `ready`, `stopping`, or empty before the server got so far. */
  readonly status: string;
  readonly lines: readonly string[];
}

/** How long a server may take to start or end: recovery after a crash replays up to 1 GB. */
export const LONGEST_START_MS = 300_000;

const ADOPTED_POLL_MS = 200;

/** 3.0, as the server's protocol writes it. */
const PROTOCOL_VERSION = 3 << 16;
const LONGEST_ANSWER_MS = 5_000;

export const pidFilePath = (cluster: Cluster): string => path.join(cluster.dataFolder, 'postmaster.pid');

/** Reads the cluster's postmaster.pid, undefined where there is none. */
export async function readPidFile(cluster: Cluster): Promise<PidFile | undefined> {
  const text = await fs.readFile(pidFilePath(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number.parseInt(lines[0] ?? '', 10), status: lines[7]?.trim() ?? '', lines };
}

/** Whether a server of this cluster accepts a connection now, no matter which process started it. */
export async function isServerReady(cluster: Cluster): Promise<boolean> {
  const found = await readPidFile(cluster);
  return found?.status === 'ready' && (await isPostmaster(found.pid, cluster)) && (await acceptsConnections(cluster));
}

// Signal 0 is no question to ask: a zombie that nobody reaps and a stranger with a reused id answer it too.
async function isPostmaster(pid: number, cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux') return isListening(path.join(cluster.socketFolder, SOCKET_NAME));
  const workingFolder = await fs.readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === cluster.dataFolder;
}

/**
 * Takes over a server that outlived its parent, or answers undefined once none is left; waits while one starts or ends.
 * @throws EmbeddedPostgresError where it neither gets ready nor ends
 */
export async function adopt(cluster: Cluster, signal: AbortSignal): Promise<Postmaster | undefined> {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline && !signal.aborted) {
    const found = await readPidFile(cluster);
    if (!found || !(await isPostmaster(found.pid, cluster))) return undefined;
    if (found.status === 'ready' && (await staysReady(cluster, found.pid))) return adopted(found.pid, cluster);
    await sleep(20);
  }
  throw new EmbeddedPostgresError(
    `The database server in ${cluster.folder} neither takes connections nor ends: see ${cluster.logFile}, and end its process.`,
  );
}

// The signal of its parent's death may still be on its way to a server that looks ready. One that has it refuses the next
// connection, however slowly the machine runs: a server looks at its signals before it accepts.
async function staysReady(cluster: Cluster, pid: number): Promise<boolean> {
  await sleep(100);
  if (!(await acceptsConnections(cluster))) return false;
  const found = await readPidFile(cluster);
  return found?.pid === pid && found.status === 'ready' && (await isPostmaster(pid, cluster));
}

/** Whether the server answers a greeting by asking who it is; one that shuts down answers with an error. */
function acceptsConnections(cluster: Cluster): Promise<boolean> {
  const who = Buffer.from('user\0postgres\0\0');
  const greeting = Buffer.alloc(8);
  greeting.writeInt32BE(8 + who.length, 0);
  greeting.writeInt32BE(PROTOCOL_VERSION, 4);
  return new Promise((resolve) => {
    const socket = connect(path.join(cluster.socketFolder, SOCKET_NAME));
    socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy());
    socket.once('connect', () => socket.write(Buffer.concat([greeting, who])));
    socket.once('data', (answer) => {
      resolve(String.fromCharCode(answer[0] ?? 0) === 'R');
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

/**
 * Ends the server in good order, and where that takes too long, at once: the next start then recovers from its log.
 * @throws EmbeddedPostgresError where it does not end
 */
export async function endServer(server: Postmaster): Promise<void> {
  await server.signal('SIGINT');
  if (await endsWithin(server, 6_000)) return;
  await server.signal('SIGQUIT');
  if (await endsWithin(server, 8_000)) return;
  throw new EmbeddedPostgresError(`The database server (process ${server.pid}) does not end: end it by hand.`);
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
