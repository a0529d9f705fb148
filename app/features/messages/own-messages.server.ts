import { sql } from 'kysely';
import type { Office } from '#content/offices.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { messageDecrypter, type OpenedMessageRow, officeOf, rowColumns, studentColumn } from './messages.server.ts';
import type { MessageCursor } from './messages.ts';

export interface OwnMessage {
  id: string;
  sentAt: Date;
  /** Null once the account was deleted. */
  from: string | null;
  fromOffice: Office | null;
  to: string | null;
  toOffice: Office | null;
  student: string | null;
  /** Null if they do not decrypt. */
  subject: string | null;
  body: string | null;
  isRead: boolean;
  language: string | null;
}

type FoundRow = OpenedMessageRow & { writer_name: string | null; receiver_name: string | null };

/** Returns the messages that the person sent and received, oldest first, without those of their offices. */
export async function listOwnMessages(
  tx: PersonTx,
  { after, limit }: { after: MessageCursor | null; limit: number },
): Promise<OwnMessage[]> {
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select ${rowColumns}, body from messages
      where (receiver_id = ${tx.me} or sender_id = ${tx.me} and from_office is null)
        and (created_at, id) > (${after?.createdAt.toISOString() ?? '-infinity'}::timestamptz, ${after?.id ?? lowestId}::uuid)
      order by created_at, id limit ${limit}
    )
    select found.*, sender_id = ${tx.me} as is_mine, writer.full_name as writer_name,
      receiver.full_name as receiver_name, ${studentColumn('full_name', 'found')} as student_name
    from found left join profiles as writer on writer.id = sender_id left join profiles as receiver on receiver.id = receiver_id
    order by created_at, found.id`.execute(tx);
  const decrypt = messageDecrypter(tx);
  return rows.map((row) => ({
    id: row.id,
    sentAt: row.created_at,
    from: row.writer_name,
    fromOffice: officeOf(row.from_office),
    to: row.receiver_name,
    toOffice: officeOf(row.to_office),
    student: row.student_name,
    subject: decrypt(row, 'subject', row.subject),
    body: decrypt(row, 'body', row.body),
    isRead: row.read,
    language: row.language,
  }));
}

const lowestId = '00000000-0000-0000-0000-000000000000';
