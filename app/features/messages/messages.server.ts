import { type RawBuilder, sql } from 'kysely';
import { isOffice, type Office } from '#content/offices.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { type Page, toPage } from '#platform/lists.ts';
import { log } from '#platform/log.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import {
  formatCursor,
  type InboxView,
  type ListedMessage,
  type MessageCursor,
  type MessageSummary,
} from './messages.ts';
import { formerName, formerPartyColumn } from './safeguarding-names.server.ts';
import { areUnchanged, type MessageParties, sealingContext } from './sealed-messages.server.ts';

export const messagesPerPage = 50;

export interface MessageRow extends MessageParties {
  id: string;
  thread_id: string;
  subject: Buffer;
  read: boolean;
  attachment_count: number;
  student_name: string | null;
  created_at: Date;
  request_id: string | null;
  language: string | null;
  other_name: string | null;
  is_mine: boolean;
}

export interface OpenedMessageRow extends MessageRow {
  body: Buffer;
}

type ListedRow = MessageRow & { former_other: Buffer | null };

interface InboxQuery {
  view?: InboxView;
  before?: MessageCursor | null;
  size?: number;
  /** Only messages about this student. */
  studentId?: string | null;
}

/** Newest first. @see core §7 call 6 */
export async function listInbox(
  tx: PersonTx,
  { view = 'all', before = null, size = messagesPerPage, studentId = null }: InboxQuery = {},
): Promise<Page<ListedMessage>> {
  const rows = await readRows(tx, { view, before, count: size + 1, studentId });
  const decrypt = messageDecrypter(tx);
  const page = toPage(rows, size, ({ created_at, id }) => formatCursor({ createdAt: created_at, id }));
  return {
    ...page,
    items: page.items.map((row, index) => ({
      ...toMessageSummary(decrypt, tx.me, row),
      otherName: row.other_name ?? formerName(tx, sealedOtherId(row), row.former_other),
      otherOffice: otherOfficeOf(row),
      isOfThreadAbove: row.thread_id === page.items[index - 1]?.thread_id,
    })),
  };
}

/** For announcements: nothing is decrypted. @see core §7 call 11 */
export async function findNewestUnread(tx: PersonTx): Promise<NewestUnread | null> {
  const [row] = await readRows(tx, { view: 'unread', before: null, count: 1, studentId: null });
  if (!row) return null;
  return {
    id: row.id,
    createdAt: row.created_at.getTime(),
    otherName: row.other_name,
    otherOffice: otherOfficeOf(row),
  };
}

export type NewestUnread = Pick<ListedMessage, 'id' | 'createdAt' | 'otherName' | 'otherOffice'>;

/**
 * Newest first: merges index scans. The page is materialized because a function in the join condition would keep the policy
 * of `profiles` from using the index.
 */
async function readRows(
  tx: PersonTx,
  { view, before, count, studentId }: Required<Omit<InboxQuery, 'size'>> & { count: number },
): Promise<ListedRow[]> {
  const limit = sql`${count}::int`;
  const { rows } = await sql<ListedRow>`
    with own_offices as materialized (select unnest(current_offices()) as office),
    page as materialized (
      select found.*, ${isMine(tx.me)} as is_mine
      from (${sql.join(scansOf(tx.me, { view, before, limit, studentId }), sql` union all `)}
        order by created_at desc, id desc limit ${limit}) as found)
    select page.*, other.full_name as other_name, ${studentColumn('full_name', 'page')} as student_name,
      ${formerPartyColumn('page', sql`case when is_mine then sealed_receiver_id else sealed_sender_id end`, 'other')} as former_other
    from page
    left join profiles as other on other.id = case when is_mine then receiver_id else sender_id end
    order by created_at desc, page.id desc`.execute(tx);
  return rows;
}

export const sealedOtherId = ({ is_mine, sealed_receiver_id, sealed_sender_id }: MessageRow) =>
  is_mine ? sealed_receiver_id : sealed_sender_id;

export const otherOfficeOf = ({ is_mine, to_office, from_office }: MessageRow): Office | null =>
  officeOf(is_mine ? to_office : from_office);

/** Columns of the two sides of a message: of a person, of an office, and whether that side archived it. */
const received = { person: 'receiver_id', office: 'to_office', archived: 'archived_by_receiver' } as const;
const sent = { person: 'sender_id', office: 'from_office', archived: 'archived_by_sender' } as const;

interface ViewContents {
  sides: (typeof received | typeof sent)[];
  only?: 'archived' | 'unread';
}

const viewContents: Record<InboxView, ViewContents> = {
  all: { sides: [received, sent] },
  received: { sides: [received] },
  sent: { sides: [sent] },
  unread: { sides: [received], only: 'unread' },
  archived: { sides: [received, sent], only: 'archived' },
};

interface Scan {
  view: InboxView;
  before: MessageCursor | null;
  limit: RawBuilder<unknown>;
  studentId?: string | null;
  /** More columns, for example `, body`. */
  more?: RawBuilder<unknown>;
}

/** Two index scans for each side: of the person's messages, and of those of their offices (`own_offices`). */
export function scansOf(
  personId: string,
  { view, before, limit, studentId = null, more = sql`` }: Scan,
): RawBuilder<unknown>[] {
  const { sides, only } = viewContents[view];
  const columns = sql`${rowColumns}${more}`;
  const cursor = sql`(${before?.createdAt.toISOString() ?? 'infinity'}::timestamptz, ${before?.id ?? highestId}::uuid)`;
  const unread = only === 'unread' ? sql`not read and` : sql``;
  const about = studentId === null ? sql`` : sql`student_id = ${studentId} and`;
  return sides.flatMap(({ person, office, archived }) => {
    const isArchived = only === 'archived' ? sql.ref(archived) : sql`not ${sql.ref(archived)}`;
    const conditions = sql`${isArchived} and ${unread} ${about} (created_at, id) < ${cursor} order by created_at desc, id desc limit ${limit}`;
    return [
      sql`(select ${columns} from messages where ${sql.ref(person)} = ${personId} and ${conditions})`,
      // The person's own messages to and from an office are in the scan above.
      sql`(select found.* from own_offices cross join lateral (
        select ${columns} from messages where ${sql.ref(office)} = office and sender_id is distinct from ${personId}
          and receiver_id is distinct from ${personId} and ${conditions}) as found)`,
    ];
  });
}

export const rowColumns = sql`id, thread_id, sender_id, receiver_id, to_office, from_office, sealed_sender_id, sealed_receiver_id,
  subject, read, attachment_count, student_id, created_at, request_id, language`;

/** Column of the student whom the message is about; null if hidden from the reader. A join could read all students. */
export const studentColumn = (column: 'id' | 'full_name', message: string) => sql<string | null>`case
  when ${sql.ref(`${message}.student_id`)} is not null then (
    select ${sql.ref(`students.${column}`)} from students where students.id = ${sql.ref(`${message}.student_id`)}) end`;

/** True if the person wrote the message, or their office did, and they did not receive it. */
export const isMine = (personId: string) => sql<boolean>`case ${personId}::uuid
  when receiver_id then false when sender_id then true
  else not coalesce(to_office = any (current_offices()), false) end`;

export const officeOf = (id: string | null): Office | null => (isOffice(id) ? id : null);

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Includes messages of the person's offices. @see core §7 call 10 @see PD-28 */
/** Unread messages to the reader about each student, without those to offices. */
export async function countUnreadByStudent(tx: PersonTx): Promise<Map<string, number>> {
  const { rows } = await sql<{ student_id: string; count: number }>`
    select student_id, count(*)::int as count from messages
    where receiver_id = ${tx.me} and not read and not archived_by_receiver and student_id is not null
    group by student_id`.execute(tx);
  return new Map(rows.map(({ student_id, count }) => [student_id, count]));
}

type MessageDecrypter = (row: MessageRow, column: 'subject' | 'body', sealed: Buffer) => string | null;

export function messageDecrypter(sealer: Sealer): MessageDecrypter {
  return (row, column, sealed) => {
    if (!areUnchanged(row)) {
      log.error({ messageId: row.id }, 'the sender or receiver of a message was changed: it is not opened');
      return null;
    }
    return sealer.unsealOrNull(sealingContext(column, row), sealed);
  };
}

export function toMessageSummary(decrypt: MessageDecrypter, personId: string, row: MessageRow): MessageSummary {
  return {
    id: row.id,
    direction: row.is_mine ? 'sent' : 'received',
    subject: decrypt(row, 'subject', row.subject),
    isRead: row.read,
    attachmentCount: row.attachment_count,
    studentName: row.student_name,
    createdAt: row.created_at.getTime(),
    requestId: row.sender_id === personId ? row.request_id : null,
    language: row.language,
  };
}

/** Counts messages between people that name the student, without those of offices; 0 unless for administrators. @see PD-44 */
export async function countMessagesAbout(tx: Tx, studentId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count_messages_about(${studentId}) as count`.execute(tx);
  return Number(rows[0]?.count);
}
