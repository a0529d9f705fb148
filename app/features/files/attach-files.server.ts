import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import {
  contentIdOf,
  type FileRow,
  openFilesOfAnnouncement,
  openFilesOfMessages,
  type UnsealedFile,
  unsealFileRow,
} from './files.server.ts';
import { sealDetails } from './sealed-files.server.ts';

/** `gone`: a file was deleted or already sent. `other content`: the text was sent before with other files. */
export class AttachingRefused extends Refused<'gone' | 'other content'> {}

/** The message or announcement that gets files. */
type Holder = { messageId: string } | { announcementId: string };

/**
 * Repeated for the same message or announcement, it checks that the files are the same.
 * @returns the files that were not attached before @throws AttachingRefused @see R9
 */
export async function attachFiles(
  tx: PersonWriteTx,
  { fileIds, ...holder }: Holder & { fileIds: readonly string[] },
): Promise<UnsealedFile[]> {
  const attached =
    'messageId' in holder
      ? await openFilesOfMessages(tx, [holder.messageId])
      : await openFilesOfAnnouncement(tx, holder.announcementId);
  const unsent = await openUnsent(tx, fileIds);
  const ids = attached.map(({ row }) => contentIdOf(row));
  if (ids.length === fileIds.length && ids.every((id) => fileIds.includes(id))) return [];
  if (unsent.length < fileIds.length) throw new AttachingRefused('gone');
  if (attached.length > 0) {
    if (!haveSameContent(attached, unsent)) throw new AttachingRefused('other content');
    await discardFiles(tx, fileIds);
    return [];
  }
  const held = 'messageId' in holder ? { message_id: holder.messageId } : { announcement_id: holder.announcementId };
  for (const [position, { row, details }] of unsent.entries()) {
    const sealed = sealDetails(tx, { ...row, ...held }, details);
    const { numUpdatedRows } = await tx
      .updateTable('files')
      .set({ ...held, position, details: sealed })
      .where('id', '=', row.id)
      .where('position', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AttachingRefused('gone');
  }
  return unsent;
}

/** In the order of `ids`, without files that are missing, sent or not yet checked. Locks the rows. */
async function openUnsent(tx: PersonWriteTx, ids: readonly string[]): Promise<UnsealedFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select id, sealed_owner_id, message_id, announcement_id, content_id, details from files
    where id = any (${ids}) and owner_id = ${tx.me} and position is null order by id for update`.execute(tx);
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return (row && unsealFileRow(tx, row)) ?? [];
  });
}

function haveSameContent(one: readonly UnsealedFile[], other: readonly UnsealedFile[]): boolean {
  const contents = (files: readonly UnsealedFile[]) =>
    files.map(({ details: { name, sha256 } }) => `${sha256} ${name}`).toSorted();
  return JSON.stringify(contents(one)) === JSON.stringify(contents(other));
}

export async function discardFiles(tx: WriteTx, ids: readonly string[]): Promise<void> {
  await sql`select discard_files(${ids})`.execute(tx);
}
