import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.server.ts';

const unpackedBytes = 150 * 1024 * 1024;
const maxMilliseconds = 10_000;
const maxEntries = 5_000;

/** Finds decompression bombs by unpacking: sizes in the archive may be wrong. @throws FileRefused */
export async function checkOfficeFile(content: Buffer): Promise<void> {
  const stopAt = performance.now() + maxMilliseconds;
  const archive = await opened(content);
  let [bytes, entries] = [0, 0];
  for await (const entry of entriesOf(archive)) {
    entries += 1;
    if (/(^|\/)vbaProject\.bin$/i.test(entry.fileName)) throw new FileRefused('macros');
    if (entry.isEncrypted()) throw new FileRefused('encrypted');
    if (entries > maxEntries || bytes + entry.uncompressedSize > unpackedBytes)
      throw new FileRefused('unpacks too large');
    for await (const size of unpackedSizes(archive, entry)) {
      bytes += size;
      if (bytes > unpackedBytes || performance.now() > stopAt) throw new FileRefused('unpacks too large');
    }
  }
}

const damaged = (cause: unknown) => {
  throw cause instanceof FileRefused ? cause : new FileRefused('damaged', { cause });
};

function opened(content: Buffer): Promise<ZipFile> {
  return fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: true }).catch(damaged);
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* archive.eachEntry();
  } catch (error) {
    damaged(error);
  }
}

async function* unpackedSizes(archive: ZipFile, entry: Entry): AsyncGenerator<number> {
  try {
    const unpacked = await archive.openReadStreamPromise(entry);
    for await (const part of unpacked as AsyncIterable<Buffer>) yield part.length;
  } catch (error) {
    damaged(error);
  }
}
