import { type RawBuilder, sql } from 'kysely';
import type { PersonTx } from '#platform/database.server.ts';
import { storedLanguage } from '#platform/language-of-text.server.ts';
import {
  isMine,
  messageDecrypter,
  type OpenedMessageRow,
  officeOf,
  otherOfficeOf,
  rowColumns,
  studentColumn,
  toMessageSummary,
} from './messages.server.ts';
import { type Correspondent, type Message, officeRecipient, type Thread } from './messages.ts';
import { formerName, formerPartyColumn } from './safeguarding-names.server.ts';

/** On either side of the message in focus. */
export const messagesAround = 40;

interface OpenedRow extends OpenedMessageRow {
  visible_student_id: string | null;
  is_archived: boolean;
  is_of_own_office: boolean;
  other_id: string | null;
  other_role: Correspondent['role'];
  other_email: string | null;
  writer_name: string | null;
  receiver_name: string | null;
  former_writer: Buffer | null;
  former_receiver: Buffer | null;
}

export async function findMessage(tx: PersonTx, id: string): Promise<Message | null> {
  const [message] = await readMessages(tx, sql`select ${bodyColumns} from messages where id = ${id}`);
  return message ?? null;
}

/** Policies decide which messages of the thread the person sees. @see PD-44 */
export async function findThread(
  tx: PersonTx,
  { id, around = messagesAround }: { id: string; around?: number | undefined },
): Promise<Thread | null> {
  const walk = (isOnThisSide: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    select found.* from focus cross join lateral (
      select ${bodyColumns} from messages
      where thread_id = focus.thread_id and (created_at, id) ${isOnThisSide} (focus.created_at, focus.id)
      order by ${order} limit ${around + 2}::int) as found`;
  const messages = await readMessages(
    tx,
    sql`with focus as (select thread_id, created_at, id from messages where id = ${id})
      (${walk(sql`<=`, sql`created_at desc, id desc`)}) union all (${walk(sql`>`, sql`created_at, id`)})`,
  );
  const focus = messages.findIndex((message) => message.id === id);
  const message = messages[focus];
  if (!message) return null;
  const [earlier, later] = [messages.slice(0, focus), messages.slice(focus + 1)];
  return {
    earlier: earlier.slice(-around),
    message,
    later: later.slice(0, around),
    hasEarlier: earlier.length > around,
    hasLater: later.length > around,
  };
}

const bodyColumns = sql`${rowColumns}, body, archived_by_sender, archived_by_receiver`;

/** Oldest first. */
async function readMessages(tx: PersonTx, found: RawBuilder<unknown>): Promise<Message[]> {
  const { rows } = await sql<OpenedRow>`
    with found as materialized (
      select found.*, is_mine,
        coalesce(case when is_mine then from_office else to_office end = any ((select current_offices())::text[]), false)
          as is_of_own_office,
        case when is_mine then archived_by_sender else archived_by_receiver end as is_archived
      from (${found}) as found, lateral (select ${isMine(tx.me)} as is_mine) as direction
    ), people as materialized (
      select * from describe_people(array(select sender_id from found union select receiver_id from found))
    )
    select found.*, other.id as other_id, other.full_name as other_name, other.role as other_role,
      other.email as other_email, writer.full_name as writer_name, receiver.full_name as receiver_name,
      ${formerPartyColumn('found', sql`sealed_sender_id`, 'writer')} as former_writer,
      ${formerPartyColumn('found', sql`sealed_receiver_id`, 'receiver')} as former_receiver,
      ${studentColumn('full_name', 'found')} as student_name, ${studentColumn('id', 'found')} as visible_student_id
    from found
    left join people as other on other.id = case when is_mine then receiver_id else sender_id end
    left join people as writer on writer.id = sender_id
    left join people as receiver on receiver.id = receiver_id
    order by created_at, found.id`.execute(tx);
  const decrypt = messageDecrypter(tx);
  return rows.map((row) => {
    const body = decrypt(row, 'body', row.body);
    return {
      ...toMessageSummary(decrypt, tx.me, row),
      language: storedLanguage(row.language, body),
      other: correspondent(row),
      ownOffice: row.is_of_own_office ? officeOf(row.is_mine ? row.from_office : row.to_office) : null,
      from: {
        fullName: row.writer_name ?? formerName(tx, row.sealed_sender_id, row.former_writer),
        office: officeOf(row.from_office),
      },
      to: {
        fullName: row.receiver_name ?? formerName(tx, row.sealed_receiver_id, row.former_receiver),
        office: officeOf(row.to_office),
      },
      body,
      studentId: row.visible_student_id,
      isArchived: row.is_archived,
    };
  });
}

function correspondent(row: OpenedRow): Correspondent | null {
  const office = otherOfficeOf(row);
  if (office) return { id: officeRecipient(office), fullName: row.other_name ?? '', office, role: null, email: null };
  if (row.other_id === null || row.other_name === null) return null;
  return { id: row.other_id, fullName: row.other_name, role: row.other_role, email: row.other_email };
}
