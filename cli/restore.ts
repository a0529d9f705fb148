import { readFile } from 'node:fs/promises';
import { listMigrations } from '#database/migrate.ts';
import { type CheckedBackup, checkBackup } from '#database/read-backup.ts';
import { BackupError } from '#platform/backup/backup-error.server.ts';
import { type Secret, secretNeeded } from '#platform/backup/encrypted-archive.server.ts';
import { readDatabaseSettings } from '#platform/settings.server.ts';
import type { DatabaseSettings } from '#server/database.ts';
import { isTargetEmpty, restoreBackup, verifyDatabase } from '#server/restore.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';
import { readPassphrase } from './passphrase.ts';
import { showProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

const usage = `Restores a backup into an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).

  npm run restore -- FILE
  npm run restore -- FILE --verify

  --passphrase-file FILE   opens a backup made with a passphrase; or the variable BACKUP_PASSPHRASE, or typed in
  --private-key-file FILE  opens a backup made with --recipient
  --write-keys FILE        with DATABASE_URL: writes the encryption keys to a new file, as ENCRYPTION_KEYS=…
  --verify                 restores if the database is empty; then, or else alone, compares every table with the backup
                           and decrypts a sample of the encrypted values. Changes nothing in a database with data.`;

await runCommand({
  usage,
  options: {
    verify: { type: 'boolean', default: false },
    'write-keys': { type: 'string' },
    'passphrase-file': { type: 'string' },
    'private-key-file': { type: 'string' },
  },
  maxArguments: 1,
  run: async (values, [file]) => {
    if (file === undefined) throw new CommandError(usage);
    await restore(file, {
      verify: values.verify,
      writeKeys: values['write-keys'],
      passphraseFile: values['passphrase-file'],
      privateKeyFile: values['private-key-file'],
    });
  },
});

interface Options {
  verify: boolean;
  writeKeys: string | undefined;
  passphraseFile: string | undefined;
  privateKeyFile: string | undefined;
}

async function restore(file: string, { verify, writeKeys, ...secretFiles }: Options): Promise<void> {
  const settings = readDatabaseSettings(process.env);
  const secret = await readSecret(file, secretFiles);
  nameDatabase(settings);
  const progress = showProgress();
  try {
    progress.show(`Checking ${file}`);
    const backup = await checkBackup(file, secret, await listMigrations());
    if (!verify || (await isTargetEmpty(settings))) {
      await restoreBackup(settings, backup, writeKeys ?? null, { onProgress: progress.show });
      progress.end();
      report(settings, backup, writeKeys);
    }
    progress.end();
    if (verify) await reportVerification(settings, backup);
  } finally {
    progress.end();
  }
}

function report(
  { databaseUrl, dataFolder }: DatabaseSettings,
  { head, tail }: CheckedBackup,
  writeKeys?: string,
): void {
  const rows = Object.values(tail.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored and compared ${rows} rows of ${head.tables.length} tables, as they were at ${head.createdAt}.`);
  if (!databaseUrl) console.log(`The database and its keys are in ${dataFolder}.`);
  else if (writeKeys) console.log(`The encryption keys are in ${writeKeys}: start the server with them.`);
  console.log('Everyone has to sign in again.');
}

async function reportVerification(settings: DatabaseSettings, backup: CheckedBackup): Promise<void> {
  const differences = await verifyDatabase(settings, backup);
  if (differences.length === 0) {
    console.log('The database is the same as the backup, and its encrypted values can be decrypted.');
    return;
  }
  console.log(`The database differs from the backup of ${backup.head.createdAt}, as it does once it is in use:`);
  for (const difference of differences) console.log(`  ${difference}`);
  process.exitCode = 1;
}

async function readSecret(file: string, files: Pick<Options, 'passphraseFile' | 'privateKeyFile'>): Promise<Secret> {
  const needed = await secretNeeded(file);
  if (needed === 'passphrase') {
    const sources = { file: files.passphraseFile, environment: process.env['BACKUP_PASSPHRASE'] };
    return { passphrase: await readPassphrase(sources, false) };
  }
  if (files.privateKeyFile === undefined) {
    throw new BackupError(
      `${file} was made for a public key: name the file of its private key with --private-key-file.`,
    );
  }
  return { identities: await readPrivateKeys(files.privateKeyFile) };
}

async function readPrivateKeys(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The private key file ${file} cannot be read (${error.code}).`);
  });
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length === 0 || keys.some((key) => !key.startsWith('AGE-SECRET-KEY-'))) {
    throw new BackupError(`${file} contains no private key, which begins with AGE-SECRET-KEY-.`);
  }
  return keys;
}
