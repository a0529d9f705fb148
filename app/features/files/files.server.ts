import { person, readAs, type Tx } from '#platform/database.server.ts';
import { log } from '#platform/log.server.ts';
import { type Sealer, UnsealError } from '#platform/sealing.server.ts';
import type { StoredFile } from './files.ts';
import {
  type ChunkKey,
  chunkBytes,
  type FileBinding,
  type FileCopy,
  type FileDetails,
  unsealChunk,
  unsealDetails,
} from './sealed-files.server.ts';

export interface FileRow extends FileBinding {
  details: Buffer | null;
}

export interface UnsealedFile {
  row: FileRow;
  details: FileDetails;
}

const columns = ['id', 'sealed_owner_id', 'message_id', 'announcement_id', 'content_id', 'details'] as const;
export const contentIdOf = ({ id, content_id }: FileRow) => content_id ?? id;

type FilesById = Record<string, StoredFile[]>;

export const listFilesOfMessages = async (tx: Tx, messageIds: readonly string[]): Promise<FilesById> =>
  byHolder('message_id', await openFilesOfMessages(tx, messageIds));

/** Of all announcements that the person may see. */
export async function listFilesOfAnnouncements(tx: Tx): Promise<FilesById> {
  const rows = await tx
    .selectFrom('files')
    .select(columns)
    .where('announcement_id', 'is not', null)
    .orderBy('position')
    .execute();
  return byHolder(
    'announcement_id',
    rows.flatMap((row) => unsealFileRow(tx, row) ?? []),
  );
}

function byHolder(holder: 'message_id' | 'announcement_id', files: readonly UnsealedFile[]): FilesById {
  const found: FilesById = {};
  for (const { row, details } of files) {
    const id = row[holder] ?? '';
    found[id] = [...(found[id] ?? []), storedFile(row.id, details)];
  }
  return found;
}

export async function listFilesOfAnnouncement(tx: Tx, announcementId: string): Promise<StoredFile[]> {
  const files = await openFilesOfAnnouncement(tx, announcementId);
  return files.map(({ row, details }) => storedFile(row.id, details));
}

export async function findFile(tx: Tx, id: string): Promise<FoundFile | null> {
  const row = await tx.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst();
  const opened = row && unsealFileRow(tx, row);
  return opened ? { contentId: contentIdOf(row), messageId: row.message_id, details: opened.details } : null;
}

export interface FoundFile {
  /** For `readFile`. */
  contentId: string;
  messageId: string | null;
  details: FileDetails;
}

export async function openFilesOfMessages(tx: Tx, messageIds: readonly string[]): Promise<UnsealedFile[]> {
  if (messageIds.length === 0) return [];
  const rows = await tx
    .selectFrom('files')
    .select(columns)
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => unsealFileRow(tx, row) ?? []);
}

export async function openFilesOfAnnouncement(tx: Tx, announcementId: string): Promise<UnsealedFile[]> {
  const rows = await tx
    .selectFrom('files')
    .select(columns)
    .where('announcement_id', '=', announcementId)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => unsealFileRow(tx, row) ?? []);
}

export async function* readFile(
  readerId: string,
  { contentId, copy, size }: { contentId: string; copy: FileCopy; size: number },
): AsyncGenerator<Buffer> {
  for (let number = 0; number * chunkBytes < size; number++) {
    yield await readAs(person(readerId), (tx) => readChunk(tx, { file_id: contentId, copy, number }));
  }
}

/** @throws UnsealError; Error for a missing chunk */
export async function readChunk(tx: Tx, key: ChunkKey & { copy: FileCopy }): Promise<Buffer> {
  const row = await tx
    .selectFrom('file_chunks')
    .select('content')
    .where('file_id', '=', key.file_id)
    .where('copy', '=', key.copy)
    .where('number', '=', key.number)
    .executeTakeFirst();
  if (!row) throw new Error(`Chunk ${key.number} of file ${key.file_id} is missing`);
  return unsealChunk(tx, key, row.content);
}

export function unsealFileRow(sealer: Sealer, row: FileRow): UnsealedFile | null {
  if (row.details === null) return null;
  try {
    return { row, details: unsealDetails(sealer, row, row.details) };
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error, fileId: row.id }, 'a file cannot be decrypted');
    return null;
  }
}

const storedFile = (id: string, { name, type, size, hasActiveContent }: FileDetails): StoredFile => ({
  id,
  name,
  type,
  size,
  ...(hasActiveContent && { hasActiveContent }),
});
