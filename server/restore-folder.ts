import { mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnedDatabase } from '#database/owner.ts';
import type { CheckedBackup } from '#database/read-backup.ts';
import { type RestoreOptions, restoreDatabase } from '#database/restore.ts';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { syncFolder } from '#platform/backup/new-file.server.ts';
import { takeOwnerLock } from '#platform/embedded-postgres/owner-lock.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { createKeyFileWith, readKeyFileText } from '#platform/key-file.server.ts';

const [databaseName, keyFileName, sidePrefix] = ['database', 'encryption-keys', '.restore-'];
/** Files that an empty volume or the owner lock may create. */
const harmless = ['lost+found', 'owner.sock'];

/** Restores into a temporary folder and renames it. @throws BackupError if the folder is in use or not empty */
export async function restoreIntoFolder(
  dataFolder: string,
  backup: CheckedBackup,
  options: RestoreOptions,
): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const folder = await realpath(dataFolder);
  const lock = await takeOwnerLock(path.join(folder, databaseName), folder);
  if (!lock)
    throw new BackupError(`Another process uses the data folder ${folder}: stop it, or choose another DATA_DIR.`);
  try {
    await removeLeftovers(folder);
    await assertEmptyFolder(folder, backup);
    const side = await mkdtemp(path.join(folder, sidePrefix));
    try {
      await makeDatabase(path.join(side, databaseName), backup, options);
      // Keys first: without a database they do not block another attempt.
      await createKeyFileWith(path.join(folder, keyFileName), backup.keys);
      await rename(path.join(side, databaseName), path.join(folder, databaseName));
      await syncFolder(folder);
    } finally {
      await removeFolder(side);
    }
  } finally {
    await lock.release();
  }
}

async function makeDatabase(folder: string, backup: CheckedBackup, options: RestoreOptions): Promise<void> {
  const server = await startEmbeddedPostgres({ folder });
  try {
    await restoreDatabase(await makeOwnedDatabase(server.connection), backup, options);
  } finally {
    await server.stop();
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(sidePrefix));
  await Promise.all(names.map((name) => removeFolder(path.join(folder, name))));
}

/** Retries, because the server of a killed restore may still be stopping. */
async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

async function assertEmptyFolder(folder: string, backup: CheckedBackup): Promise<void> {
  const isAllowed = async (name: string) => {
    if (harmless.includes(name)) return true;
    if (name === databaseName) return (await readdir(path.join(folder, name)).catch(() => ['a file'])).length === 0;
    return name === keyFileName && (await readKeyFileText(path.join(folder, name))) === backup.keys;
  };
  for (const name of await readdir(folder)) {
    if (await isAllowed(name)) continue;
    throw new BackupError(
      `The data folder ${folder} is not empty: it holds ${name}. Nothing was changed. Set DATA_DIR to an empty or new folder.`,
    );
  }
}
