import { sql } from 'kysely';
import type { PersonTx } from '#platform/database.server.ts';
import { storedLanguage } from '#platform/language-of-text.server.ts';
import type { SentLetter } from './letters.ts';
import { type MessageParties, sealingContext } from './sealed-messages.server.ts';

interface LetterRow extends MessageParties {
  id: string;
  subject: Buffer;
  body: Buffer;
  language: string | null;
  read: boolean;
  created_at: Date;
  receiver_name: string | null;
}

/** The messages of a letter by the receivers' names; null if the person sent none with this id. @see PD-45 */
export async function findLetter(tx: PersonTx, id: string): Promise<SentLetter | null> {
  const { rows } = await sql<LetterRow>`
    with sent as materialized (
      select id, sender_id, receiver_id, to_office, from_office, sealed_sender_id, sealed_receiver_id, subject, body,
        language, read, created_at
      from messages where sender_id = ${tx.me} and letter_id = ${id})
    select sent.*, full_name as receiver_name from sent left join profiles on profiles.id = receiver_id
    order by full_name, receiver_id`.execute(tx);
  const [first] = rows;
  if (!first) return null;
  const body = tx.unsealOrNull(sealingContext('body', first), first.body);
  return {
    subject: tx.unsealOrNull(sealingContext('subject', first), first.subject),
    body,
    language: storedLanguage(first.language, body),
    sentAt: first.created_at.getTime(),
    messages: rows.map((row) => ({
      id: row.id,
      receiverId: row.receiver_id,
      receiverName: row.receiver_name,
      isRead: row.read,
    })),
  };
}
