import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { attachFiles } from './attach-files.server.ts';
import type { UnsealedFile } from './files.server.ts';
import { sealDetails } from './sealed-files.server.ts';

/** Attaches the files to each message of a letter; their content is stored once. @throws AttachingRefused @see R9 @see ADR-40 */
export async function attachToLetter(
  tx: PersonWriteTx,
  { letterId, fileIds }: { letterId: string; fileIds: readonly string[] },
): Promise<void> {
  const messages = await tx
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', tx.me)
    .where('letter_id', '=', letterId)
    .orderBy('id')
    .execute();
  const [first, ...others] = messages.map(({ id }) => id);
  if (first === undefined) throw new Error(`No message of letter ${letterId} was stored`);
  const attached = await attachFiles(tx, { messageId: first, fileIds });
  for (const file of attached) await shareFile(tx, file, others);
}

async function shareFile(tx: WriteTx, { row, details }: UnsealedFile, messageIds: readonly string[]): Promise<void> {
  const { id: content_id, sealed_owner_id } = row;
  await inBatches(messageIds, async (batch) => {
    const shared = batch.map((message_id) => {
      const id = randomUUID();
      const binding = { id, sealed_owner_id, message_id, announcement_id: null, content_id };
      return { id, sealed: sealDetails(tx, binding, details) };
    });
    const { rows } = await sql`select share_file(${content_id},
      ${shared.map(({ id }) => id)}::uuid[], ${batch}::uuid[], ${shared.map(({ sealed }) => sealed)}::bytea[])`.execute(
      tx,
    );
    if (rows.length !== batch.length)
      throw new Error(`File ${content_id} reached ${rows.length} of ${batch.length} messages`);
  });
}
