import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseKeys, SealingError } from './keyring.server.ts';
import type { Keyring } from './sealing.server.ts';

/** @param mayCreate false if the database knows a key: a new one could not decrypt @throws SealingError */
export async function readOrCreateKeyFile(path: string, mayCreate: boolean): Promise<Keyring> {
  try {
    let text = await readPrivately(path);
    if (text === null && mayCreate) {
      await writeKeyFile(path, `${explanation}${makeKey(1)}\n`);
      text = await readPrivately(path);
    }
    if (text === null) throw new SealingError(missing(path));
    return parseKeys(withoutComments(text), path);
  } catch (error) {
    if (error instanceof SealingError || !(error instanceof Error)) throw error;
    throw new SealingError(`The key file ${path} can't be used: ${error.message}`, { cause: error });
  }
}

export async function readKeyFileText(path: string): Promise<string> {
  const text = await readPrivately(path);
  if (text === null) throw new SealingError(missing(path));
  return `${withoutComments(text).trim()}\n`;
}

/** Leaves a file with the same keys unchanged. @throws SealingError if it contains others */
export async function createKeyFileWith(path: string, keys: string): Promise<void> {
  if ((await readPrivately(path)) === null) await writeKeyFile(path, explanation + keys);
  if ((await readKeyFileText(path)) !== keys)
    throw new SealingError(`${path} exists and holds other keys: move it away.`);
}

/** Adds the next key by an atomic rename. Only one process at a time. @throws SealingError */
export async function addKeyToFile(path: string): Promise<Keyring> {
  const { keys } = await readOrCreateKeyFile(path, false);
  const next = Math.max(...keys.keys()) + 1;
  await changeKeyFile(path, (text) => `${text.trimEnd()}\n${makeKey(next)}\n`);
  return readOrCreateKeyFile(path, false);
}

export async function removeKeysFromFile(path: string, numbers: readonly number[]): Promise<Keyring> {
  const isKept = (entry: string) => !numbers.some((number) => entry.trim().startsWith(`${number}:`));
  await changeKeyFile(path, (text) =>
    text
      .split('\n')
      .map((line) => (line.trim().startsWith('#') ? line : line.split(',').filter(isKept).join(',')))
      .filter((line, index, lines) => line.trim() !== '' || index === lines.length - 1)
      .join('\n'),
  );
  return readOrCreateKeyFile(path, false);
}

export function makeKey(number: number): string {
  return `${number}:${randomBytes(32).toString('base64')}`;
}

async function changeKeyFile(path: string, change: (text: string) => string): Promise<void> {
  const text = await readPrivately(path);
  if (text === null) throw new SealingError(missing(path));
  const aside = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    await writeDurably(aside, change(text));
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
  await syncFolder(dirname(path));
}

const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '');

function missing(path: string): string {
  return `The key file ${path} is missing, and the database holds texts that only its keys open. Put the file back from your copy.`;
}

async function readPrivately(path: string): Promise<string | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    // Checks the open file instead of the path, to avoid a race.
    const { mode } = await file.stat();
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      const octal = (mode & 0o777).toString(8);
      throw new SealingError(
        `The key file ${path} is open to other users (mode ${octal}). Close it: chmod 600 '${path}'. ` +
          'If others may have read it, add a key with a higher number as well.',
      );
    }
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** Link, not rename: the first of two concurrent starts wins. */
async function writeKeyFile(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    await writeDurably(aside, text);
    await link(aside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
  await syncFolder(dirname(path));
}

const explanation = `# The keys that seal messages and other private texts in the database.
# Without this file they can't be read again: keep a copy, apart from the backups of the database.
# To change keys: npm run rotate-keys. The highest number seals, older ones still open.
`;

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
