import { parseJson } from '#platform/parse-json.ts';
import { parseUuid } from '#platform/uuid.ts';

/** `unsent` is also in `app/features/files/files.sql`. @see PD-35 */
export const fileLimits = {
  perMessage: 5,
  bytes: 10 * 1024 * 1024,
  nameLength: 120,
  unsent: 20,
} as const;

interface FileType {
  extensions: readonly [string, ...string[]];
  mediaType: string;
  kind: 'image' | 'pdf' | 'office' | 'text';
}

/** Names of `file-type`; `text` is what it does not recognise. */
export const fileTypes = {
  jpg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', kind: 'image' },
  png: { extensions: ['png'], mediaType: 'image/png', kind: 'image' },
  webp: { extensions: ['webp'], mediaType: 'image/webp', kind: 'image' },
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf', kind: 'pdf' },
  docx: office('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: office('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: office('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  odt: office('odt', 'application/vnd.oasis.opendocument.text'),
  ods: office('ods', 'application/vnd.oasis.opendocument.spreadsheet'),
  odp: office('odp', 'application/vnd.oasis.opendocument.presentation'),
  txt: { extensions: ['txt'], mediaType: 'text/plain', kind: 'text' },
  csv: { extensions: ['csv'], mediaType: 'text/csv', kind: 'text' },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;
export type FileKind = FileType['kind'];

function office(extension: string, mediaType: string): FileType {
  return { extensions: [extension], mediaType, kind: 'office' };
}

/** HEIC is missing so that iPhones convert photos to JPEG. */
export const acceptedFiles = Object.values(fileTypes)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

export interface StoredFile {
  id: string;
  name: string;
  type: FileTypeName;
  /** Size of the download in bytes. */
  size: number;
  /** A PDF that may run scripts, start programs or hold other files. */
  hasActiveContent?: boolean;
}

/** Value of a form's field for the files that were uploaded before. */
export function attachmentsText(files: readonly StoredFile[]): string {
  return files.length === 0 ? '' : JSON.stringify(files);
}

/** Ignores invalid text: the field comes from a form or from localStorage. */
export function parseAttachments(text: string): StoredFile[] {
  const found = parseJson(text);
  return Array.isArray(found) ? found.flatMap((each) => parseFile(each) ?? []) : [];
}

function parseFile(value: unknown): StoredFile | null {
  const { id: idText, name, type, size } = (value ?? {}) as Partial<Record<keyof StoredFile, unknown>>;
  const id = parseUuid(idText);
  if (id === null || typeof name !== 'string' || typeof type !== 'string' || typeof size !== 'number') return null;
  return Object.hasOwn(fileTypes, type) ? { id, name, type: type as FileTypeName, size } : null;
}

export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Removes folders, control characters and bidirectional marks (`invoice<RLO>fdp.exe` looks like a PDF). */
export function cleanFileName(posted: string): string {
  const name = posted
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const extension = extensionOf(name);
  const end = extension === '' ? '' : `.${extension}`;
  // Lower case may be longer, as that of `İ`.
  const base = [...name.slice(0, end === '' ? name.length : name.lastIndexOf('.'))]
    .slice(0, fileLimits.nameLength - end.length)
    .join('');
  return `${base.trim() || 'file'}${end}`;
}
