import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { refusalCodes, retryAfterOf, sqlState } from '#platform/database-errors.server.ts';
import { QueueFullError, Semaphore } from '#platform/semaphore.server.ts';
import { discardFiles } from './attach-files.server.ts';
import { type CheckedFile, checkFile } from './check-file.server.ts';
import { type FileRefusal, FileRefused } from './file-refused.server.ts';
import { readChunk } from './files.server.ts';
import { cleanFileName, fileLimits, type StoredFile } from './files.ts';
import { scanFile } from './scan-file.server.ts';
import { chunkBytes, type FileCopy, type FileDetails, sealChunk, sealDetails } from './sealed-files.server.ts';

export interface PostedFile {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

export interface StoringParts {
  ownerId: string;
  scanCommand: readonly string[] | null;
}

/** A check needs up to 40 MB of memory. One person cannot make the others wait. */
const checks = new Semaphore({ maxRunning: 2, maxRunningPerKey: 1, maxQueued: 60, maxQueuedPerKey: 10 });

/** One transaction per chunk: a slow upload holds neither memory nor a connection. @throws FileRefused @see PD-35 */
export async function storeFile({ ownerId, scanCommand }: StoringParts, posted: PostedFile): Promise<StoredFile> {
  const id = randomUUID();
  const name = cleanFileName(posted.name);
  await begin(id, ownerId);
  try {
    const { size, sha256 } = await receive({ id, ownerId }, posted.content);
    return await checks.acquire(async () => {
      const content = await reassemble({ id, ownerId }, size);
      const checked = await checkFile(name, content);
      await scanFile(scanCommand, content);
      return finish({ id, ownerId, name, size, sha256 }, checked);
    }, ownerId);
  } catch (error) {
    await writeAs(person(ownerId), (tx) => discardFiles(tx, [id])).catch(() => {});
    throw error instanceof QueueFullError ? new FileRefused('busy', { cause: error }) : error;
  }
}

/** Returns the reason instead of throwing `FileRefused`. */
export async function tryToStoreFile(
  parts: StoringParts,
  posted: PostedFile,
): Promise<{ file: StoredFile } | { refused: FileRefusal; retryAfterSeconds?: number }> {
  try {
    return { file: await storeFile(parts, posted) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { reason: refused, retryAfterSeconds } = error;
    return { refused, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) };
  }
}

async function begin(id: string, ownerId: string): Promise<void> {
  await writeAs(person(ownerId), (tx) =>
    tx.insertInto('files').values({ id, owner_id: ownerId, sealed_owner_id: ownerId }).execute(),
  ).catch((error: unknown) => {
    const code = sqlState(error);
    if (code === refusalCodes.tooManyUnsentFiles) throw new FileRefused('too many unsent', { cause: error });
    if (code !== refusalCodes.tooManyFilesToday) throw error;
    throw new FileRefused('too many today', { cause: error, retryAfterSeconds: retryAfterOf(error) });
  });
}

type BegunFile = { id: string; ownerId: string };

async function receive(file: BegunFile, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let [size, number] = [0, 0];
  for await (const chunk of inChunks(content)) {
    hash.update(chunk);
    size += chunk.length;
    await addChunk(file, { copy: 'received', number }, chunk);
    number += 1;
  }
  if (size === 0) throw new FileRefused('empty');
  return { size, sha256: hash.digest('hex') };
}

async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunk = Buffer.alloc(chunkBytes);
  let [filled, size] = [0, 0];
  for await (const piece of content) {
    size += piece.length;
    if (size > fileLimits.bytes) throw new FileRefused('too large');
    for (let taken = 0; taken < piece.length; ) {
      const part = piece.subarray(taken, taken + chunkBytes - filled);
      chunk.set(part, filled);
      [taken, filled] = [taken + part.length, filled + part.length];
      if (filled < chunkBytes) continue;
      yield chunk;
      [chunk, filled] = [Buffer.alloc(chunkBytes), 0];
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

async function addChunk(
  { id, ownerId }: BegunFile,
  which: { copy: FileCopy; number: number },
  bytes: Uint8Array,
): Promise<void> {
  const place = { file_id: id, ...which };
  await writeAs(person(ownerId), (tx) => {
    const row = { id: randomUUID(), ...place, content: sealChunk(tx, place, bytes) };
    return tx.insertInto('file_chunks').values(row).execute();
  });
}

async function reassemble({ id, ownerId }: BegunFile, size: number): Promise<Buffer> {
  const content = Buffer.alloc(size);
  for (let number = 0; number * chunkBytes < size; number++) {
    const place = { file_id: id, copy: 'received', number } as const;
    content.set(await readAs(person(ownerId), (tx) => readChunk(tx, place)), number * chunkBytes);
  }
  return content;
}

type ReceivedFile = BegunFile & { name: string; size: number; sha256: string };

async function finish(received: ReceivedFile, { type, image, hasActiveContent }: CheckedFile): Promise<StoredFile> {
  const { id, ownerId, name, sha256 } = received;
  if (image) {
    await addCopy(received, 'clean', image.clean);
    await addCopy(received, 'preview', image.preview);
  }
  const size = image ? image.clean.length : received.size;
  const copy = image ? 'clean' : 'received';
  const details: FileDetails = {
    name,
    type,
    copy,
    size,
    previewSize: image?.preview.length ?? null,
    hasActiveContent,
    sha256,
  };
  await writeAs(person(ownerId), async (tx) => {
    const binding = { id, sealed_owner_id: ownerId, message_id: null, announcement_id: null, content_id: null };
    const sealed = sealDetails(tx, binding, details);
    if (image) await sql`select drop_received_copy(${id})`.execute(tx);
    await tx.updateTable('files').set({ details: sealed }).where('id', '=', id).execute();
  });
  return { id, name, type, size };
}

async function addCopy(file: BegunFile, copy: FileCopy, bytes: Buffer): Promise<void> {
  for (let number = 0; number * chunkBytes < bytes.length; number++) {
    const part = bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    await addChunk(file, { copy, number }, part);
  }
}
