import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { compareWithBackup } from '#database/compare-backup.ts';
import type { CheckedBackup } from '#database/read-backup.ts';
import { existingTables, type RestoreOptions, restoreDatabase } from '#database/restore.ts';
import { checkSealedSamples } from '#database/sealed-columns.ts';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { listTables } from '#platform/backup/database-catalogue.server.ts';
import { createFile } from '#platform/backup/new-file.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { compareFingerprints, fingerprints } from '#platform/sealing-keys.server.ts';
import {
  connectExistingDatabase,
  type DatabaseSettings,
  hasEmbeddedDatabase,
  startOrConnectDatabase,
} from './database.ts';
import { restoreIntoFolder } from './restore-folder.ts';

/** @param newKeysFile receives `ENCRYPTION_KEYS=…`, for a database at DATABASE_URL @throws BackupError, SealingError */
export async function restoreBackup(
  settings: DatabaseSettings,
  backup: CheckedBackup,
  newKeysFile: string | null,
  options: RestoreOptions,
): Promise<void> {
  const { databaseUrl, encryptionKeys } = settings;
  if (encryptionKeys) compareFingerprints(parseKeys(encryptionKeys), fingerprints(parseKeys(backup.keys)));
  if (!databaseUrl) return restoreIntoFolder(settings.dataFolder, backup, options);
  if (!encryptionKeys && !newKeysFile) {
    throw new BackupError(
      'A database at DATABASE_URL needs ENCRYPTION_KEYS: set it to the keys of the backup, or name a new file for them with --write-keys FILE.',
    );
  }
  const { owner } = await startOrConnectDatabase(settings);
  if (newKeysFile) await writeKeysFile(newKeysFile, backup.keys);
  await restoreDatabase(owner, backup, options);
}

/** Accepts an identical file of a failed attempt. */
async function writeKeysFile(file: string, keys: string): Promise<void> {
  const line = `ENCRYPTION_KEYS=${keys.trim().split('\n').join(',')}\n`;
  if ((await readFile(file, 'utf8').catch(() => null)) === line) return;
  await createFile(file, (handle) => handle.writeFile(line));
}

export async function isTargetEmpty(settings: DatabaseSettings): Promise<boolean> {
  if (!settings.databaseUrl) return !(await hasEmbeddedDatabase(settings.dataFolder));
  const { owner } = await startOrConnectDatabase(settings);
  return withClient(owner, async (client) => (await existingTables(client)).length === 0);
}

/** Also decrypts a sample with the backup's keys. @returns a line for each difference */
export async function verifyDatabase(settings: DatabaseSettings, backup: CheckedBackup): Promise<string[]> {
  const { owner, stop } = await connectExistingDatabase(settings);
  try {
    if (!(await withClient(owner, isOfThisProduct)))
      throw new BackupError('The database contains no tables of this product.');
    const differences = await compareWithBackup(owner, backup);
    const keyring = parseKeys(backup.keys, 'the backup');
    return [...differences, ...(await withClient(owner, (client) => checkSealedSamples(client, keyring)))];
  } finally {
    await stop();
  }
}

async function isOfThisProduct(client: pg.Client): Promise<boolean> {
  return (await listTables(client)).some(({ name }) => name === 'public.kysely_migration');
}

async function withClient<Result>(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
