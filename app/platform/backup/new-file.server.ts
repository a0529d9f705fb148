import { randomBytes } from 'node:crypto';
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.server.ts';

export const unfinishedName = /\.unfinished-[0-9a-f]{12}$/;

/** Creates a file with mode 0600 that is never incomplete. @throws BackupError if it exists or its folder is missing */
export async function createFile(file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  if (await exists(file)) throw alreadyThere(file);
  const unfinished = `${file}.unfinished-${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await publish(unfinished, file);
  } catch (error) {
    throw explained(file, error);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(path.dirname(file));
}

const diskErrors: Record<string, string> = {
  ENOENT: 'its folder does not exist: create it',
  ENOTDIR: 'its folder is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it is too large for this file system',
  EIO: 'the disk fails',
};

function explained(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : diskErrors[code];
  return reason === undefined ? error : new BackupError(`${file} cannot be written: ${reason}.`, { cause: error });
}

async function publish(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(file);
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code ?? '')) throw error;
    if (await exists(file)) throw alreadyThere(file);
    await rename(unfinished, file);
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

const alreadyThere = (file: string) =>
  new BackupError(`${file} exists and is not overwritten: choose another name or remove it.`);
