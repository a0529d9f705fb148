import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.server.ts';
import { unfinishedName } from './new-file.server.ts';

const backupName = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;
const abandonedAfterMs = 24 * 60 * 60_000;

export function nameOfBackup(at: Date): string {
  return `backup-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz.age`;
}

export async function listBackups(folder: string): Promise<{ name: string; at: Date }[]> {
  const backups: { name: string; at: Date }[] = [];
  for (const name of await namesIn(folder)) {
    const [, year, month, day, hours, minutes, seconds] = backupName.exec(name) ?? [];
    if (year === undefined) continue;
    backups.push({ name, at: new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`) });
  }
  return backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
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
