import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonTx, PersonWriteTx } from '#platform/database.server.ts';
import type { Letter } from './letters.schema.ts';
import { contentOf, digestContext, isSameMessage, sealingContext } from './sealed-messages.server.ts';
import { MessageRefused, messageRefusedFor } from './send-message.server.ts';

export interface AddressedLetter extends Omit<Letter, 'language'> {
  language?: string | null;
  receiverIds: readonly string[];
  attachmentCount?: number;
}

/**
 * Sends one message to each of the people; a repeated `requestId` with the same content sends nothing.
 * @throws MessageRefused @see R9 @see PD-36, PD-45
 */
export async function sendLetter(tx: PersonWriteTx, letter: AddressedLetter): Promise<void> {
  const { length: count } = letter.receiverIds;
  if (count === 0) throw new MessageRefused('unknown recipient');
  if (await wasSent(tx, letter)) return;
  const inserted = await insertLetter(tx, letter);
  // A concurrent request stored the same form.
  if (inserted < count) await wasSent(tx, letter);
}

type SentRow = {
  id: string;
  sealed_receiver_id: string | null;
  content_digest: Buffer | null;
  attachment_count: number;
};

async function wasSent(
  tx: PersonTx,
  { requestId, subject, body, receiverIds, attachmentCount = 0 }: AddressedLetter,
): Promise<boolean> {
  const { rows } = await sql<SentRow>`
    select id, sealed_receiver_id, content_digest, attachment_count from messages
    where sender_id = ${tx.me} and letter_id = ${requestId}`.execute(tx);
  if (rows.length === 0) return false;
  const isSame = (row: SentRow) =>
    isSameMessage(tx, row, { receiverId: row.sealed_receiver_id ?? '', subject, body, attachmentCount });
  const reached = new Set(rows.map(({ sealed_receiver_id }) => sealed_receiver_id));
  if (!rows.every(isSame) || !receiverIds.every((id) => reached.has(id))) throw new MessageRefused('other content');
  return true;
}

/** @returns the number of new messages */
async function insertLetter(tx: PersonWriteTx, letter: AddressedLetter): Promise<number> {
  // In the order of ids: the triggers lock each receiver, and two letters at once must not wait for each other.
  const ordered = letter.receiverIds.toSorted().reverse();
  let inserted = 0;
  for (let start = 0; start < ordered.length; start += perStatement)
    inserted += await insertSome(tx, {
      ...letter,
      receiverIds: ordered.slice(start, start + perStatement),
    });
  return inserted;
}

/** Keeps each statement far below its timeout. */
const perStatement = 50;

async function insertSome(
  tx: PersonWriteTx,
  { requestId, subject, body, receiverIds, language = null, attachmentCount = 0 }: AddressedLetter,
): Promise<number> {
  const rows = receiverIds.map((receiverId) => {
    const id = randomUUID();
    const place = { id, sealed_sender_id: tx.me, sealed_receiver_id: receiverId };
    return {
      id,
      receiverId,
      subject: tx.seal(sealingContext('subject', place), subject),
      body: tx.seal(sealingContext('body', place), body),
      digest: tx.digest(digestContext(id), contentOf({ receiverId, subject, body })),
    };
  });
  const { rows: inserted } = await sql`
    insert into messages (id, sender_id, receiver_id, subject, body, content_digest, letter_id, attachment_count,
      language)
    select id, ${tx.me}, receiver_id, subject, body, content_digest, ${requestId}, ${attachmentCount}::smallint,
      ${language}
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.receiverId)}::uuid[],
      ${rows.map((row) => row.subject)}::bytea[], ${rows.map((row) => row.body)}::bytea[],
      ${rows.map((row) => row.digest)}::bytea[]) as letter (id, receiver_id, subject, body, content_digest)
    on conflict (sender_id, letter_id, receiver_id) where letter_id is not null do nothing
    returning id`
    .execute(tx)
    .catch((error: unknown) => {
      throw messageRefusedFor(error) ?? error;
    });
  return inserted.length;
}
