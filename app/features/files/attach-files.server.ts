import { sql } from 'kysely';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { contentIdOf, type FileRow, openFilesOfMessages, type UnsealedFile, unsealFileRow } from './files.server.ts';
import { sealDetails } from './sealed-files.server.ts';

/** `gone`: a file was deleted or already sent. `other content`: the message was sent before with other files. */
export class AttachingRefused extends Refused<'gone' | 'other content'> {}

/**
 * Repeated for the same message, it checks that the files are the same.
 * @returns the files that were not attached before @throws AttachingRefused @see R9
 */
export async function attachFiles(
  tx: PersonWriteTx,
  { messageId, fileIds }: { messageId: string; fileIds: readonly string[] },
): Promise<UnsealedFile[]> {
  const attached = await openFilesOfMessages(tx, [messageId]);
  const unsent = await openUnsent(tx, fileIds);
  const ids = attached.map(({ row }) => contentIdOf(row));
  if (ids.length === fileIds.length && ids.every((id) => fileIds.includes(id))) return [];
  if (unsent.length < fileIds.length) throw new AttachingRefused('gone');
  if (attached.length > 0) {
    if (!haveSameContent(attached, unsent)) throw new AttachingRefused('other content');
    await discardFiles(tx, fileIds);
    return [];
  }
  for (const [position, { row, details }] of unsent.entries()) {
    const sealed = sealDetails(tx, { ...row, message_id: messageId }, details);
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
async function openUnsent(tx: PersonWriteTx, ids: readonly string[]): Promise<UnsealedFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select id, sealed_owner_id, message_id, content_id, details from files
    where id = any (${ids}) and owner_id = ${tx.me} and message_id is null order by id for update`.execute(tx);
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
