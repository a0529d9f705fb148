import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError } from './backup-error.server.ts';
import { createFile } from './new-file.server.ts';

/** One passphrase, or `age1…` public keys. */
export type Protection = { passphrase: string } | { recipients: readonly string[] };

/** The passphrase, or `AGE-SECRET-KEY-…` private keys of which one must fit. */
export type Secret = { passphrase: string } | { identities: readonly string[] };

export type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

const firstLine = 'age-encryption.org/v1\n';
const passphraseStanza = '-> scrypt ';

/** Writes a `.tar.gz.age` file. @throws BackupError if the file exists or a key is wrong */
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

export async function secretNeeded(file: string): Promise<'passphrase' | 'identity'> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw error;
  });
  try {
    const text = await startOf(handle);
    if (!text.startsWith(firstLine)) throw new BackupError(`${file} is not a backup.`);
    return text.startsWith(firstLine + passphraseStanza) ? 'passphrase' : 'identity';
  } finally {
    await handle.close();
  }
}

/** False for a file of another kind, a folder, and a file that this user may not read. */
export async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => null);
  try {
    return handle !== null && (await startOf(handle)).startsWith(firstLine);
  } catch {
    return false;
  } finally {
    await handle?.close();
  }
}

async function startOf(handle: FileHandle): Promise<string> {
  const { buffer: start, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  return start.subarray(0, bytesRead).toString('latin1');
}

/** Authenticates before yielding; a truncated archive fails at its end. @throws BackupError */
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

// Node and the library declare the same stream types differently.
const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
const asNode = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
