import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.server.ts';
import { isArchive } from './encrypted-archive.server.ts';
import { unfinishedName } from './new-file.server.ts';

const backupName = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;
const abandonedAfterMs = 24 * 60 * 60_000;

export function nameOfBackup(at: Date): string {
  return `backup-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz.age`;
}

export interface FoundBackup {
  readonly name: string;
  readonly at: Date;
}

/** Backups of `--to-folder`, the newest first. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const backups: FoundBackup[] = [];
  for (const name of await namesIn(folder)) {
    const at = timeIn(name);
    if (at) backups.push({ name, at });
  }
  return backups.toSorted(newestFirst);
}

/** Also those with other names, by the time of their last change. The newest first. */
export async function listAllBackups(folder: string): Promise<FoundBackup[]> {
  const backups = await listBackups(folder);
  for (const name of await namesIn(folder)) {
    if (timeIn(name) || unfinishedName.test(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && (await isArchive(file))) backups.push({ name, at: found.mtime });
  }
  return backups.toSorted(newestFirst);
}

const newestFirst = (one: FoundBackup, other: FoundBackup) => other.at.getTime() - one.at.getTime();

function timeIn(name: string): Date | null {
  const [, year, month, day, hours, minutes, seconds] = backupName.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Also deletes unfinished backups. @returns the names of the deleted backups */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep).map(({ name }) => name);
  for (const name of old) await rm(path.join(folder, name));
  for (const name of await namesIn(folder)) {
    if (!unfinishedName.test(name) || !backupName.test(name.replace(unfinishedName, ''))) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - abandonedAfterMs) await rm(path.join(folder, name));
  }
  return old;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new BackupError(`The backup folder ${folder} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
