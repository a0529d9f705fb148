import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.server.ts';
import { dangerOfName, dangerOfPart, isCheckedPart, isEmbeddedDocument } from './office-parts.server.ts';

const unpackedBytes = 150 * 1024 * 1024;
/** A part that is checked as a whole. */
const partBytes = 25 * 1024 * 1024;
const maxMilliseconds = 10_000;
const maxEntries = 5_000;

/** What may still be unpacked of a file, with the documents that are embedded in it. */
interface Budget {
  bytes: number;
  entries: number;
  stopAt: number;
}

/**
 * Finds decompression bombs by unpacking, because sizes in the archive may be wrong, and parts that run programs or load
 * other files. @throws FileRefused @see PD-35
 */
export async function checkOfficeFile(content: Buffer): Promise<void> {
  await checkArchive(content, {
    bytes: unpackedBytes,
    entries: maxEntries,
    stopAt: performance.now() + maxMilliseconds,
  });
}

async function checkArchive(content: Buffer, budget: Budget): Promise<void> {
  // Readers of PDF accept a file that begins later.
  if (content.subarray(0, 1024).includes('%PDF-')) throw new FileRefused('mismatch');
  const archive = await opened(content);
  for await (const entry of entriesOf(archive)) {
    const { fileName: name } = entry;
    budget.entries -= 1;
    if (entry.isEncrypted()) throw new FileRefused('encrypted');
    refuse(dangerOfName(name));
    const isKept = isCheckedPart(name) || isEmbeddedDocument(name);
    if (budget.entries < 0 || entry.uncompressedSize > (isKept ? partBytes : budget.bytes))
      throw new FileRefused('unpacks too large');
    const kept: Buffer[] = [];
    for await (const part of unpackedParts(archive, entry)) {
      budget.bytes -= part.length;
      if (budget.bytes < 0 || performance.now() > budget.stopAt) throw new FileRefused('unpacks too large');
      if (isKept) kept.push(part);
    }
    if (isEmbeddedDocument(name)) await checkArchive(Buffer.concat(kept), budget);
    else if (isKept) refuse(dangerOfPart(name, Buffer.concat(kept)));
  }
}

function refuse(danger: ReturnType<typeof dangerOfName>): void {
  if (danger) throw new FileRefused(danger);
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

async function* unpackedParts(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    const unpacked = await archive.openReadStreamPromise(entry);
    yield* unpacked as AsyncIterable<Buffer>;
  } catch (error) {
    damaged(error);
  }
}
