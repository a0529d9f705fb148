import { inflateSync } from 'node:zlib';
import { FileRefused } from './file-refused.server.ts';

const unpackedBytes = 50 * 1024 * 1024;
const dictionaryBytes = 2_000;

/**
 * Returns whether the PDF may run scripts, start programs or hold other files. Forms of authorities have scripts, too:
 * the receiver decides. @throws FileRefused if it is damaged, or also a ZIP archive @see PD-35
 */
export function checkPdf(content: Buffer): { hasActiveContent: boolean } {
  // A PDF ends with `%%EOF`; some programs add a few bytes.
  if (content.subarray(-2048).indexOf('%%EOF') === -1) throw new FileRefused('damaged');
  if (isArchive(content)) throw new FileRefused('mismatch');
  if (namesActions(content)) return { hasActiveContent: true };
  for (const objects of packedObjects(content)) {
    if (objects === 'unreadable' || namesActions(objects)) return { hasActiveContent: true };
  }
  return { hasActiveContent: false };
}

/** Long enough not to occur in pictures by chance. */
const actions =
  /\/(JavaScript|Launch|EmbeddedFile|RichMedia|JS\s*[(<]|JS\s+\d+\s+\d+\s+R|XFA\s*\[|XFA\s+\d+\s+\d+\s+R)/;

const namesActions = (objects: Buffer): boolean => actions.test(decodeNames(objects));

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function decodeNames(objects: Buffer): string {
  const text = objects.toString('latin1');
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The check blocks the process: what it does not reach in time counts as unreadable. */
const maxMilliseconds = 1_000;

/** Streams of objects. Those of an encrypted PDF are unreadable. @throws FileRefused */
function* packedObjects(content: Buffer): Generator<Buffer | 'unreadable'> {
  let left = unpackedBytes;
  const stopAt = performance.now() + maxMilliseconds;
  for (let at = content.indexOf('stream'); at !== -1; at = content.indexOf('stream', at + 6)) {
    if (performance.now() > stopAt) {
      yield 'unreadable';
      return;
    }
    const before = content.subarray(Math.max(0, at - dictionaryBytes), at);
    const dictionary = before.subarray(Math.max(0, before.lastIndexOf('obj')));
    if (dictionary.subarray(-3).equals(end) || !decodeNames(dictionary).includes('/ObjStm')) continue;
    const unpacked = unpack(content.subarray(at + (content[at + 6] === carriageReturn ? 8 : 7)), left);
    if (unpacked !== 'unreadable') left -= unpacked.length;
    yield unpacked;
  }
}

const end = Buffer.from('end');
const carriageReturn = 0x0d;

function unpack(data: Buffer, maxOutputLength: number): Buffer | 'unreadable' {
  try {
    return inflateSync(data, { maxOutputLength });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new FileRefused('unpacks too large', { cause: error });
    return 'unreadable';
  }
}

const longestArchiveEnd = 65_557;

/** The directory of a ZIP archive is at its end, so that any file may come before it. */
function isArchive(content: Buffer): boolean {
  const tail = content.subarray(-longestArchiveEnd);
  for (
    let at = tail.indexOf('PK\x05\x06');
    at !== -1 && at + 22 <= tail.length;
    at = tail.indexOf('PK\x05\x06', at + 1)
  ) {
    const directory = content.length - tail.length + at - tail.readUInt32LE(at + 12);
    if (directory >= 0 && content.subarray(directory, directory + 4).equals(directoryEntry)) return true;
  }
  return false;
}

const directoryEntry = Buffer.from('PK\x01\x02');
