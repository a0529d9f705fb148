import { stat } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeBackup } from '#database/backup.ts';
import { nameOfBackup, pruneBackups } from '#platform/backup/backup-folder.server.ts';
import type { Protection } from '#platform/backup/encrypted-archive.server.ts';
import { createFile } from '#platform/backup/new-file.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { connectExistingDatabase, readKeys } from '#server/database.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';
import { readPassphrase } from './passphrase.ts';
import { showProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

const usage = `Writes the whole database and the encryption keys to one encrypted file, also while the server runs.

  npm run backup -- FILE
  npm run backup -- --to-folder DIR --keep 14
  npm run backup -- --new-key-pair FILE

  --recipient age1…       encrypts for the holder of the private key; may be given several times.
                          Without it a passphrase protects the file: of --passphrase-file FILE, of the
                          variable BACKUP_PASSPHRASE, or typed in.
  --to-folder DIR         names the file by the time, such as backup-20261122T031500Z.tar.gz.age
  --keep N                afterwards deletes all but the newest N backups of the folder
  --new-key-pair FILE     writes a new private key to the file and prints its public key (age1…)`;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new CommandError('Interrupted: no backup was made.')));
}

await runCommand({
  usage,
  options: {
    'to-folder': { type: 'string' },
    keep: { type: 'string' },
    recipient: { type: 'string', multiple: true, default: [] },
    'passphrase-file': { type: 'string' },
    'new-key-pair': { type: 'string' },
  },
  maxArguments: 1,
  run: async (values, [file]) => {
    const folder = values['to-folder'];
    const newKeyPair = values['new-key-pair'];
    const targets = [file, folder, newKeyPair].filter((target) => target !== undefined);
    if (targets.length !== 1) throw new CommandError(usage);
    if (values.keep !== undefined && (folder === undefined || !/^[1-9]\d*$/.test(values.keep))) {
      throw new CommandError('--keep takes a whole number from 1, and needs --to-folder.');
    }
    if (newKeyPair !== undefined) return makeKeyPair(newKeyPair);
    await backUp(file ?? path.join(folder ?? '', nameOfBackup(new Date())), values).catch((error) => {
      throw interruption.signal.aborted ? interruption.signal.reason : error;
    });
    if (folder !== undefined && values.keep !== undefined) await prune(folder, Number(values.keep));
  },
});

interface Given {
  recipient: string[];
  'passphrase-file'?: string | undefined;
}

async function backUp(target: string, { recipient: recipients, 'passphrase-file': file }: Given): Promise<void> {
  const settings = readSettings(process.env);
  const passphraseSources = { file, environment: process.env['BACKUP_PASSPHRASE'] };
  const protection: Protection =
    recipients.length > 0 ? { recipients } : { passphrase: await readPassphrase(passphraseSources, true) };
  const { owner, stop } = await connectExistingDatabase(settings);
  nameDatabase(settings);
  const progress = showProgress();
  try {
    const { tables, rows } = await writeBackup(target, {
      owner,
      protection,
      readKeys: () => readKeys(settings),
      onProgress: progress.show,
      signal: interruption.signal,
    });
    progress.end();
    const { size } = await stat(target);
    console.log(`Backed up ${rows} rows of ${tables} tables and the encryption keys to ${target} (${sizeOf(size)}).`);
  } finally {
    progress.end();
    await stop();
  }
}

async function prune(folder: string, keep: number): Promise<void> {
  const deleted = await pruneBackups(folder, keep);
  if (deleted.length > 0) console.log(`Deleted ${deleted.join(', ')}.`);
}

async function makeKeyPair(file: string): Promise<void> {
  const privateKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(privateKey);
  await createFile(file, (handle) => handle.writeFile(`# public key: ${publicKey}\n${privateKey}\n`));
  console.log(
    `The private key is in ${file}: keep it away from the server, or anyone who breaks into the server can read its backups.`,
  );
  console.log(`Public key, for --recipient: ${publicKey}`);
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
