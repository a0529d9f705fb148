import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError } from './backup-error.server.ts';
import { createFile } from './new-file.server.ts';

/*
 * An archive: a tar file, compressed with gzip, encrypted in the age format (age-encryption.org). `age -d FILE | tar xz`
 * opens one without this program.
 */

/** Who can open an archive: one passphrase, or the holders of the private keys to these `age1…` public keys. */
export type Protection = { passphrase: string } | { recipients: readonly string[] };

/** What opens an archive: its passphrase, or `AGE-SECRET-KEY-…` private keys of which one has to fit. */
export type Secret = { passphrase: string } | { identities: readonly string[] };

export type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

const firstLine = 'age-encryption.org/v1\n';
const passphraseStanza = '-> scrypt ';

/**
 * Writes an archive to a new file; nothing appears at its path before the archive is complete and on disk.
 * @param fill adds the entries; each is in memory once
 * @throws BackupError where the file exists or a public key is wrong; whatever `fill` or the disk throws
 */
export async function writeArchive(
  file: string,
  protection: Protection,
  fill: (add: AddEntry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const encrypter = encrypterFor(protection);
  await createFile(file, async (handle) => {
    const { readable, controller } = createTarPacker();
    const gzip = createGzip({ level: 1 });
    const encrypted = await encrypter.encrypt(asWeb(gzip));
    const add: AddEntry = async (name, content) => {
      signal?.throwIfAborted();
      const writer = controller.add({ name, size: content.length, type: 'file', mode: 0o600 }).getWriter();
      await writer.write(content);
      await writer.close();
    };
    const filled = fill(add).then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error);
        throw error;
      },
    );
    await allOrFirstError([
      handle.writeFile(asNode(encrypted)),
      pipeline(asNode(readable), gzip, ...(signal ? [{ signal }] : [])),
      filled,
    ]);
  });
}

/** One failure fails the others too: waits for all, and reports the first. */
async function allOrFirstError(parts: Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all(parts);
  } finally {
    await Promise.allSettled(parts);
  }
}

function encrypterFor(protection: Protection): Encrypter {
  const encrypter = new Encrypter();
  if ('passphrase' in protection) {
    encrypter.setPassphrase(protection.passphrase);
    return encrypter;
  }
  for (const recipient of protection.recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(
        `${recipient} is not a public key: it looks like age1… (npm run backup -- --new-key-pair FILE).`,
      );
    }
  }
  return encrypter;
}

/**
 * Says what opens the file.
 * @throws BackupError where it is no archive
 */
export async function secretNeeded(file: string): Promise<'passphrase' | 'identity'> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw error;
  });
  try {
    const { buffer: start, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const text = start.subarray(0, bytesRead).toString('latin1');
    if (!text.startsWith(firstLine)) throw new BackupError(`${file} is not a backup.`);
    return text.startsWith(firstLine + passphraseStanza) ? 'passphrase' : 'identity';
  } finally {
    await handle.close();
  }
}

/**
 * Reads the entries of an archive in order. Every byte is authenticated before it is given; an archive that was cut off
 * gives its first entries and then fails.
 * @throws BackupError where the file is no archive, is damaged, or the secret does not open it
 */
export async function* readArchive(file: string, secret: Secret): AsyncGenerator<ArchiveEntry> {
  await secretNeeded(file);
  const source = createReadStream(file, { highWaterMark: 1 << 20 });
  try {
    const decrypted = await decrypterFor(secret)
      .decrypt(asWeb(source))
      .catch((error: Error) => {
        throw /no identity matched/.test(error.message) ? wrongSecret(file, secret) : error;
      });
    const gunzip = createGunzip();
    // a failure reaches the reader of `gunzip`
    pipeline(asNode(decrypted), gunzip).catch(() => {});
    for await (const { header, body } of asWeb(gunzip).pipeThrough(createTarDecoder({ strict: true }))) {
      yield { name: header.name, content: await buffer(body) };
    }
  } catch (error) {
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new BackupError(`${file} is damaged or incomplete: use another backup.`, { cause: error });
  } finally {
    source.destroy();
  }
}

function decrypterFor(secret: Secret): Decrypter {
  const decrypter = new Decrypter();
  if ('passphrase' in secret) decrypter.addPassphrase(secret.passphrase);
  else for (const identity of secret.identities) decrypter.addIdentity(identity);
  return decrypter;
}

function wrongSecret(file: string, secret: Secret): BackupError {
  return new BackupError(
    'passphrase' in secret
      ? `The passphrase does not open ${file}.`
      : `The private key does not open ${file}: it was made for another public key.`,
  );
}

// Node's types and the library's describe the same streams by different names
const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
const asNode = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
