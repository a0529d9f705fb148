import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** A relative path with slashes. */
  name: string;
  modifiedAt: Date;
  content: AsyncIterable<Uint8Array>;
}

/** Up to 4 GB: there is no ZIP64 directory. */
const mostBytes = 0xffff_ffff;
const mostEntries = 0xffff;

/** Makes an archive while it is read: needs memory for one part and the names. @throws RangeError if it is too large */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, modifiedAt, content } of entries) {
    const sums = { crc: 0, size: 0, packed: 0 };
    const head = { name: Buffer.from(name), time: dosTime(modifiedAt) };
    const start = localHeader(head);
    yield start;
    for await (const part of deflated(summed(content, sums))) {
      sums.packed += part.length;
      yield part;
    }
    const end = descriptor(sums);
    yield end;
    directory.push(directoryEntry(head, sums, offset));
    offset += start.length + sums.packed + end.length;
    if (offset > mostBytes || directory.length > mostEntries)
      throw new RangeError('The archive is too large for a ZIP file');
  }
  yield* directory;
  yield endOfDirectory(directory, offset);
}

interface Sums {
  crc: number;
  size: number;
  packed: number;
}

async function* summed(content: AsyncIterable<Uint8Array>, sums: Sums): AsyncGenerator<Uint8Array> {
  for await (const part of content) {
    sums.crc = crc32(part, sums.crc);
    sums.size += part.length;
    yield part;
  }
}

function deflated(content: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  // Reading `deflate` reports the error.
  pipeline(Readable.from(content, { objectMode: false }), deflate, () => {});
  return deflate;
}

interface Head {
  name: Buffer;
  time: number;
}

/** Sizes follow the content, names are UTF-8. */
const flags = 0x0808;
const deflateMethod = 8;
const version = 20;

function localHeader({ name, time }: Head): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflateMethod, 8);
  header.writeUInt32LE(time, 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, packed, size }: Sums): Buffer {
  const sums = Buffer.alloc(16);
  sums.writeUInt32LE(0x08074b50, 0);
  sums.writeUInt32LE(crc, 4);
  sums.writeUInt32LE(packed, 8);
  sums.writeUInt32LE(size, 12);
  return sums;
}

function directoryEntry({ name, time }: Head, { crc, packed, size }: Sums, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  entry.writeUInt16LE(version, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflateMethod, 10);
  entry.writeUInt32LE(time, 12);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Two seconds are the smallest unit, 1980 is the first year; the time is in UTC. */
function dosTime(at: Date): number {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
