import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { checkOfficeFile } from './check-office-file.server.ts';
import { checkPdf } from './check-pdf.server.ts';
import { FileRefused } from './file-refused.server.ts';
import { extensionOf, type FileTypeName, fileTypes } from './files.ts';
import { type CleanImage, cleanImage } from './images.server.ts';

export interface CheckedFile {
  type: FileTypeName;
  image: CleanImage | null;
  /** A PDF that may run scripts, start programs or hold other files. */
  hasActiveContent: boolean;
}

/** Detects the type by content. @throws FileRefused for damaged files and other types @see PD-35 */
export async function checkFile(name: string, content: Buffer): Promise<CheckedFile> {
  if (content.length === 0) throw new FileRefused('empty');
  const named = typeOfName(name);
  const type = await typeOfContent(content, named);
  if (named === null) throw new FileRefused('wrong type');
  if (named !== type) throw new FileRefused('mismatch');
  const { kind } = fileTypes[type];
  if (kind === 'office') await checkOfficeFile(content);
  const { hasActiveContent } = kind === 'pdf' ? checkPdf(content) : { hasActiveContent: false };
  return { type, hasActiveContent, image: kind === 'image' ? await cleanImage(content, type) : null };
}

function typeOfName(name: string): FileTypeName | null {
  const extension = extensionOf(name);
  const names = Object.keys(fileTypes) as FileTypeName[];
  return names.find((type) => (fileTypes[type].extensions as readonly string[]).includes(extension)) ?? null;
}

async function typeOfContent(content: Buffer, named: FileTypeName | null): Promise<FileTypeName> {
  const found = await detect(content);
  if (found in fileTypes) return found as FileTypeName;
  if (found === 'heic') throw new FileRefused('heic');
  const isNamedText = named !== null && fileTypes[named].kind === 'text';
  if (isNamedText && (found === '' || found === 'xml') && isText(content)) return named;
  // A truncated archive is only recognised as one.
  if (found === 'zip' && named !== null && fileTypes[named].kind === 'office') throw new FileRefused('damaged');
  // Old Office format, also that of files with a password.
  if (found === 'cfb' && named !== null && fileTypes[named].kind === 'office') throw new FileRefused('encrypted');
  if (['docm', 'xlsm', 'pptm'].includes(found)) throw new FileRefused('macros');
  throw new FileRefused(named === null ? 'wrong type' : 'mismatch');
}

async function detect(content: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(content))?.ext ?? '';
  } catch {
    throw new FileRefused('damaged');
  }
}

/** UTF-8, UTF-16 with a byte order mark, or an older encoding such as Windows-1252. */
function isText(content: Buffer): boolean {
  const isUtf16 = content.length >= 2 && (content.readUInt16LE() === 0xfeff || content.readUInt16BE() === 0xfeff);
  if (isUtf16) return true;
  const controls = isUtf8(content) ? [0x7f] : [];
  return !content.some((byte) => (byte < 0x20 && !allowedControls.has(byte)) || controls.includes(byte));
}

const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d]);
