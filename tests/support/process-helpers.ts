import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { SOCKET_NAME } from '#platform/embedded-postgres/cluster.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';

type ServerState = Pick<EmbeddedPostgres, 'connection' | 'isOwner' | 'isAdopted'>;

type HolderOptions = SpawnOptions & { node?: string; program?: string };

/** Settings without disk syncs, and with shared memory that is deleted with the folder of a killed server. */
export const QUICK = { fsync: 'off', shared_buffers: '16MB', dynamic_shared_memory_type: 'mmap' };

export const HOLD_SERVER = path.join(import.meta.dirname, 'hold-server.ts');

/** Creates a folder that is deleted after the test, with all processes that run in it. */
export function temporaryFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'ep-')));
  onTestFinished(async () => {
    await eventually(() => processesIn(folder).map(quit).length === 0);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

function quit(id: number): number {
  try {
    process.kill(id, 'SIGQUIT'); // immediate, but the server still releases its shared memory
  } catch {
    // The process has ended meanwhile.
  }
  return id;
}

/** Copies a prepared database, because creating one takes a second. */
export async function folderWithDatabase(): Promise<string> {
  template ??= makeDatabase();
  const folder = temporaryFolder();
  execFileSync('cp', ['--archive', `${await template}/.`, folder]);
  return folder;
}

let template: Promise<string> | undefined;

async function makeDatabase(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ep-template-'));
  const server = await startEmbeddedPostgres({ folder, settings: QUICK });
  await server.stop();
  return folder;
}

afterAll(async () => {
  if (template) fs.rmSync(await template, { recursive: true });
  template = undefined;
});

/** Returns the ids of the running processes whose working folder is in this folder. */
export function processesIn(folder: string): number[] {
  const ids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  return ids.filter((id) => `${workingFolder(id)}/`.startsWith(`${folder}/`));
}

function workingFolder(id: number): string {
  try {
    return fs.readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return ''; // the process has ended, is a zombie, or belongs to another user
  }
}

export function serverId(folder: string): number {
  return Number.parseInt(fs.readFileSync(path.join(folder, 'pgdata/postmaster.pid'), 'utf8'), 10);
}

/** Counts connections that are not accepted yet. Requires a server that is stopped (SIGSTOP). */
export function pendingConnections(folder: string): number {
  const socket = path.join(folder, SOCKET_NAME);
  const entries = fs
    .readFileSync('/proc/net/unix', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(` ${socket}`));
  return entries.length - 1; // one entry is the listening socket
}

/** Starts the program without waiting for it, and kills it after the test. */
export function spawnHolder(folder: string, options: HolderOptions = {}): ChildProcess {
  const { node = process.execPath, program = HOLD_SERVER, ...rest } = options;
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(node, [program, folder, JSON.stringify(QUICK)], { ...rest, stdio: [...stdio] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** @throws the error that the program printed */
export async function serverStateOf(child: ChildProcess): Promise<ServerState> {
  if (!child.stdout || !child.stderr) throw new Error('The program that runs the database server has no output');
  const errorOutput = text(child.stderr);
  for await (const line of child.stdout) return JSON.parse(String(line));
  throw new Error(await errorOutput);
}

export async function query(server: Pick<EmbeddedPostgres, 'connection'>, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ ...server.connection, database: 'postgres', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the test kills the server
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits up to ten seconds; a condition that throws counts as not met. */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const isMet = await Promise.resolve()
      .then(condition)
      .catch((error: unknown) => String(error));
    if (isMet === true) return;
    if (Date.now() > deadline) throw new Error(`Not met after ten seconds: ${condition} (${isMet})`);
    await sleep(20);
  }
}

/** Creates a folder with links to these programs, to use as PATH. */
export function folderOfPrograms(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    const found = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    fs.symlinkSync(found, path.join(folder, name));
  }
  return folder;
}

/** Uses hard links where the file system allows it. */
export function copyLinked(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const isCopied = [['--link'], []].some((link) => {
    try {
      execFileSync('cp', ['--archive', ...link, from, to], { stdio: 'ignore' });
      return true;
    } catch {
      fs.rmSync(to, { recursive: true, force: true });
      return false;
    }
  });
  if (!isCopied) throw new Error(`${from} cannot be copied to ${to}`);
}
