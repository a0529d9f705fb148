import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { BackupError } from '#platform/backup/backup-error.server.ts';

const minLength = 12;

export interface PassphraseSources {
  file: string | undefined;
  environment: string | undefined;
  input?: Readable & { isTTY?: boolean };
  output?: NodeJS.WritableStream;
}

/**
 * Reads the passphrase from its file, the environment or the terminal. Never from an argument, which other users can
 * see in the process list.
 * @param isNew asks twice and rejects short passphrases
 * @throws BackupError if it is missing or too short
 */
export async function readPassphrase(sources: PassphraseSources, isNew: boolean): Promise<string> {
  const passphrase = await findPassphrase(sources, isNew);
  if (isNew && [...passphrase].length < minLength) {
    throw new BackupError(
      `The passphrase is too short: anyone who has a backup can try many. Use ${minLength} characters or more.`,
    );
  }
  return passphrase;
}

async function findPassphrase(sources: PassphraseSources, isNew: boolean): Promise<string> {
  const { file, environment, input = process.stdin, output = process.stderr } = sources;
  if (file !== undefined) return readPassphraseFile(file);
  if (environment) return environment;
  if (!input.isTTY) {
    throw new BackupError('There is no passphrase: use --passphrase-file FILE or the variable BACKUP_PASSPHRASE.');
  }
  const passphrase = await prompt('Passphrase of the backup: ', input, output);
  if (isNew && (await prompt('The same again: ', input, output)) !== passphrase) {
    throw new BackupError('The two passphrases differ.');
  }
  return passphrase;
}

async function readPassphraseFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The passphrase file ${file} cannot be read (${error.code}).`);
  });
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase === '') throw new BackupError(`The passphrase file ${file} is empty.`);
  return passphrase;
}

/** Prompts without echo. */
function prompt(question: string, input: Readable, output: NodeJS.WritableStream): Promise<string> {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: true });
  return new Promise((resolve, reject) => {
    reader.once('line', resolve);
    reader.once('SIGINT', () => reject(new BackupError('Interrupted.')));
    reader.once('close', () => reject(new BackupError('There is no passphrase.')));
  }).finally(() => {
    reader.close();
    output.write('\n');
  }) as Promise<string>;
}
