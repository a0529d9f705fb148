import { sql } from 'kysely';
import { person, readAs, type Tx, type WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { log } from '../../platform/log.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { UnsealError } from '../../platform/sealing.server.ts';
import type { StoredFile } from './files.ts';
import {
  type ChunkPlace,
  chunkBytes,
  type FileBinding,
  type FileCopy,
  type FileDetails,
  sealDetails,
  unsealChunk,
  unsealDetails,
} from './sealed-files.server.ts';

/** `gone`: a file was deleted or already sent. `other content`: the message was sent before with other files. */
export class AttachingRefused extends Refused<'gone' | 'other content'> {}

interface FileRow extends FileBinding {
  details: Buffer | null;
}

export interface OpenedFile {
  row: FileRow;
  details: FileDetails;
}

const columns = ['id', 'sealed_owner_id', 'message_id', 'content_id', 'details'] as const;
const contentIdOf = ({ id, content_id }: FileRow) => content_id ?? id;

/** Returns files by the id of their message. */
export async function listFilesOfMessages(
  tx: Tx,
  keyring: Keyring,
  messageIds: readonly string[],
): Promise<Record<string, StoredFile[]>> {
  const files: Record<string, StoredFile[]> = {};
  for (const { row, details } of await openFilesOfMessages(tx, keyring, messageIds)) {
    const messageId = row.message_id ?? '';
    files[messageId] = [...(files[messageId] ?? []), storedFile(row.id, details)];
  }
  return files;
}

export async function findFile(tx: Tx, keyring: Keyring, id: string): Promise<FoundFile | null> {
  const row = await tx.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst();
  const opened = row && open(keyring, row);
  return opened ? { contentId: contentIdOf(row), messageId: row.message_id, details: opened.details } : null;
}

export interface FoundFile {
  /** For `readFile`. */
  contentId: string;
  messageId: string | null;
  details: FileDetails;
}

/**
 * Repeated for the same message, it checks that the files are the same.
 * @returns the files that were not attached before @throws AttachingRefused @see R9
 */
export async function attachFiles(
  tx: WriteTx,
  keyring: Keyring,
  { ownerId, messageId, fileIds }: { ownerId: string; messageId: string; fileIds: readonly string[] },
): Promise<OpenedFile[]> {
  const attached = await openFilesOfMessages(tx, keyring, [messageId]);
  const unsent = await openUnsent(tx, keyring, ownerId, fileIds);
  const ids = attached.map(({ row }) => contentIdOf(row));
  if (ids.length === fileIds.length && ids.every((id) => fileIds.includes(id))) return [];
  if (unsent.length < fileIds.length) throw new AttachingRefused('gone');
  if (attached.length > 0) {
    if (!haveSameContent(attached, unsent)) throw new AttachingRefused('other content');
    await discardFiles(tx, fileIds);
    return [];
  }
  for (const [position, { row, details }] of unsent.entries()) {
    const sealed = sealDetails(keyring, { ...row, message_id: messageId }, details);
    const { numUpdatedRows } = await tx
      .updateTable('files')
      .set({ message_id: messageId, position, details: sealed })
      .where('id', '=', row.id)
      .where('message_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AttachingRefused('gone');
  }
  return unsent;
}

/** In the order of `ids`, without files that are missing, sent or not yet checked. Locks the rows. */
async function openUnsent(
  tx: WriteTx,
  keyring: Keyring,
  ownerId: string,
  ids: readonly string[],
): Promise<OpenedFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select id, sealed_owner_id, message_id, content_id, details from files
    where id = any (${ids}) and owner_id = ${ownerId} and message_id is null order by id for update`.execute(tx);
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return (row && open(keyring, row)) ?? [];
  });
}

async function openFilesOfMessages(tx: Tx, keyring: Keyring, messageIds: readonly string[]): Promise<OpenedFile[]> {
  if (messageIds.length === 0) return [];
  const rows = await tx
    .selectFrom('files')
    .select(columns)
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => open(keyring, row) ?? []);
}

function haveSameContent(one: readonly OpenedFile[], other: readonly OpenedFile[]): boolean {
  const contents = (files: readonly OpenedFile[]) =>
    files.map(({ details: { name, sha256 } }) => `${sha256} ${name}`).toSorted();
  return JSON.stringify(contents(one)) === JSON.stringify(contents(other));
}

export async function discardFiles(tx: WriteTx, ids: readonly string[]): Promise<void> {
  await sql`select discard_files(${ids})`.execute(tx);
}

export async function* readFile(
  keyring: Keyring,
  readerId: string,
  { contentId, copy, size }: { contentId: string; copy: FileCopy; size: number },
): AsyncGenerator<Buffer> {
  for (let number = 0; number * chunkBytes < size; number++) {
    yield await readAs(person(readerId), (tx) => readChunk(tx, keyring, { file_id: contentId, copy, number }));
  }
}

/** @throws UnsealError; Error for a missing chunk */
export async function readChunk(tx: Tx, keyring: Keyring, place: ChunkPlace & { copy: FileCopy }): Promise<Buffer> {
  const row = await tx
    .selectFrom('file_chunks')
    .select('content')
    .where('file_id', '=', place.file_id)
    .where('copy', '=', place.copy)
    .where('number', '=', place.number)
    .executeTakeFirst();
  if (!row) throw new Error(`Chunk ${place.number} of file ${place.file_id} is missing`);
  return unsealChunk(keyring, place, row.content);
}

function open(keyring: Keyring, row: FileRow): OpenedFile | null {
  if (row.details === null) return null;
  try {
    return { row, details: unsealDetails(keyring, row, row.details) };
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error, fileId: row.id }, 'a file cannot be decrypted');
    return null;
  }
}

const storedFile = (id: string, { name, type, size }: FileDetails): StoredFile => ({ id, name, type, size });
