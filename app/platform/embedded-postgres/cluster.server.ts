import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Binaries, parentDeathCommand, reasonOf, runProgram } from './binaries.server.ts';
import { EmbeddedPostgresError } from './error.server.ts';

export interface Cluster {
  readonly folder: string;
  readonly dataFolder: string;
  readonly socketFolder: string;
  readonly passwordFile: string;
  /** Locked while any process of the server lives. */
  readonly lockFile: string;
  readonly logFile: string;
}

export const SUPERUSER = 'postgres';
export const PORT = 5432; // of a unix socket: part of its file name only
export const SOCKET_NAME = `.s.PGSQL.${PORT}`;

// 107 bytes on Linux, 103 on macOS.
const MAX_SOCKET_PATH_LENGTH = 103;

/** @throws EmbeddedPostgresError if the folder is not writable or belongs to another user */
export async function openFolder(wanted: string): Promise<Cluster> {
  const folder = await makeWritableFolder(path.resolve(wanted));
  const dataFolder = path.join(folder, 'pgdata');
  await assertOwnFolder(folder, dataFolder);
  const cluster = {
    folder,
    dataFolder,
    socketFolder: await chooseSocketFolder(folder),
    lockFile: path.join(folder, 'server.lock'),
    passwordFile: path.join(folder, 'password'),
    logFile: path.join(folder, 'server.log'),
  };
  await prepareSocketFolder(cluster);
  return cluster;
}

async function makeWritableFolder(folder: string): Promise<string> {
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.access(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return await fs.realpath(folder);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The database folder ${folder} cannot be written (${reasonOf(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}

async function assertOwnFolder(folder: string, dataFolder: string): Promise<void> {
  const user = process.getuid?.();
  const owner = (await fs.stat(dataFolder).catch(() => (user === 0 ? fs.stat(folder) : undefined)))?.uid ?? user;
  if (owner === user) return;
  throw new EmbeddedPostgresError(
    `The database folder ${folder} belongs to the user with id ${owner}: run as that user, or set DATA_DIR to another folder.`,
  );
}

async function chooseSocketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH_LENGTH) return folder;
  const name = createHash('sha256').update(`${process.getuid?.()}:${folder}`).digest('hex').slice(0, 16);
  return path.join(await fs.realpath(os.tmpdir()), `pg-${name}`);
}

/** @throws EmbeddedPostgresError if another user created it: the temporary folder is shared */
export async function prepareSocketFolder({ folder, socketFolder }: Cluster): Promise<void> {
  if (socketFolder === folder) return;
  await fs.mkdir(socketFolder, { mode: 0o700 }).catch(() => undefined);
  const found = await fs.lstat(socketFolder).catch(() => undefined);
  if (found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0) return;
  throw new EmbeddedPostgresError(
    `The folder ${socketFolder} for the database's socket is not a private folder of this user: remove it, or set DATA_DIR to a folder with a shorter path.`,
  );
}

export async function removeSocketFolder({ folder, socketFolder }: Cluster): Promise<void> {
  if (socketFolder !== folder) await fs.rmdir(socketFolder).catch(() => undefined);
}

/** Initialises the database atomically. @param isDurable false skips fsync @throws EmbeddedPostgresError */
export async function ensureCluster(cluster: Cluster, binaries: Binaries, isDurable: boolean): Promise<void> {
  const version = await readClusterVersion(cluster);
  if (version === undefined) await createCluster(cluster, binaries, isDurable);
  else assertSameVersion(cluster, version, binaries.majorVersion);
}

async function readClusterVersion(cluster: Cluster): Promise<string | undefined> {
  const text = await fs.readFile(path.join(cluster.dataFolder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

function assertSameVersion(cluster: Cluster, version: string, installed: number): void {
  if (version === String(installed)) return;
  throw new EmbeddedPostgresError(
    `The database in ${cluster.dataFolder} is of PostgreSQL ${version}, but PostgreSQL ${installed} is installed: back up with the release that made it and restore into a new folder, or install that release again.`,
  );
}

async function createCluster(cluster: Cluster, binaries: Binaries, isDurable: boolean): Promise<void> {
  await removeDrafts(cluster);
  await writePassword(cluster);
  // Unique name: the initdb of a killed start may still be writing.
  const draft = `${cluster.dataFolder}.init-${randomBytes(6).toString('hex')}`;
  const flags = ['-D', draft, '-U', SUPERUSER, `--pwfile=${cluster.passwordFile}`, '-A', 'scram-sha-256'];
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const speed = isDurable ? [] : ['--no-sync'];
  const initdb = [...binaries.launcher, ...parentDeathCommand(binaries, 'KILL'), binaries.initdb];
  const result = await runProgram([...initdb, ...flags, ...locale, ...speed], cluster.folder);
  if (result.code !== 0) {
    await removeDrafts(cluster);
    throw new EmbeddedPostgresError(
      `The database in ${cluster.folder} could not be made (${result.errorLine}): fix that, or set DATA_DIR to another folder.`,
    );
  }
  await fs.rename(draft, cluster.dataFolder);
  if (isDurable) await syncFolder(cluster.folder);
}

async function removeDrafts(cluster: Cluster): Promise<void> {
  const start = `${path.basename(cluster.dataFolder)}.init-`;
  const drafts = (await fs.readdir(cluster.folder)).filter((name) => name.startsWith(start));
  const remove = (name: string) =>
    fs.rm(path.join(cluster.folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  await Promise.all(drafts.map(remove));
}

async function writePassword(cluster: Cluster): Promise<void> {
  const draft = `${cluster.passwordFile}.new`;
  await fs.rm(draft, { force: true });
  await fs.writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await fs.rename(draft, cluster.passwordFile);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

export async function readPassword(cluster: Cluster): Promise<string> {
  try {
    return (await fs.readFile(cluster.passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The database's password file ${cluster.passwordFile} cannot be read (${reasonOf(error)}): run as the user who owns it, or bring it back from a backup.`,
    );
  }
}
