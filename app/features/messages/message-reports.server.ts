import { type RawBuilder, sql } from 'kysely';
import { isOffice } from '#content/offices.ts';
import type { Tx } from '#platform/database.server.ts';
import { storedLanguage } from '#platform/language-of-text.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import {
  type ListedMessageReport,
  type MessageReport,
  type MessageReportTarget,
  type ReportedMessage,
  type ReportKind,
  type ReportOpening,
  reportKinds,
} from './message-reports.ts';
import { messageDecrypter, type OpenedMessageRow, officeOf } from './messages.server.ts';
import type { MessageCursor } from './messages.ts';
import { formerName, formerNameColumn } from './safeguarding-names.server.ts';
import { openingContext, reportContext } from './sealed-message-reports.server.ts';

export async function seesReports(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`select sees_reports() as sees`.execute(tx);
  return rows[0]?.sees === true;
}

interface ReportRow {
  id: string;
  office: string;
  reason: Buffer;
  reported_at: Date;
  reporter_id: string | null;
  reporter_name: string | null;
  former_reporter: Buffer | null;
  was_opened: boolean;
  acknowledged_at: Date | null;
}

/** Newest first; policies show only what the reader handles. @param size at most so many */
export async function listMessageReports(
  tx: Tx,
  { isClosed, before, size }: { isClosed: boolean; before: MessageCursor | null; size: number },
): Promise<ListedMessageReport[]> {
  const { rows } = await sql<ReportRow>`
    select ${listedColumns} from message_reports left join profiles on profiles.id = reporter_id
    where (closed_at is not null) = ${isClosed} and ${isBefore(before)}
    order by reported_at desc, message_reports.id desc limit ${size}`.execute(tx);
  return rows.map((row) => listedReport(tx, row));
}

const listedColumns = sql`message_reports.id, message_reports.office, message_reports.reason, reported_at, reporter_id,
  full_name as reporter_name, ${formerNameColumn('reporter_id', 'profiles')} as former_reporter, exists (select from message_report_openings where report_id = message_reports.id) as was_opened, acknowledged_at`;

const isBefore = (cursor: MessageCursor | null) =>
  cursor
    ? sql`(reported_at, message_reports.id) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`
    : sql`true`;

function listedReport(sealer: Sealer, row: ReportRow): ListedMessageReport {
  return {
    id: row.id,
    office: isOffice(row.office) ? row.office : 'safeguarding',
    reportedAt: row.reported_at,
    kind: reasonOf(sealer, row)?.kind ?? null,
    reporterName: row.reporter_name ?? formerName(sealer, row.reporter_id, row.former_reporter),
    wasOpened: row.was_opened,
    isAcknowledged: row.acknowledged_at !== null,
  };
}

function reasonOf(sealer: Sealer, { id, reason }: ReportRow): { kind: ReportKind; text: string } | null {
  const opened = sealer.unsealOrNull(reportContext('reason', id), reason);
  if (opened === null) return null;
  const { kind, text } = JSON.parse(opened) as { kind: unknown; text: unknown };
  return { kind: reportKinds.find((known) => known === kind) ?? 'other', text: String(text) };
}

type ClosableRow = ReportRow & {
  closed_at: Date | null;
  closed_by: string | null;
  acknowledged_by: string | null;
  note: Buffer | null;
};

export async function findMessageReport(tx: Tx, id: string): Promise<MessageReport | null> {
  const { rows } = await sql<ClosableRow>`
    select ${listedColumns}, closed_at, note,
      (select full_name from profiles as closer where closer.id = message_reports.closed_by) as closed_by,
      (select full_name from profiles as officer where officer.id = message_reports.acknowledged_by) as acknowledged_by
    from message_reports left join profiles on profiles.id = reporter_id
    where message_reports.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { closed_at, closed_by, note } = row;
  return {
    ...listedReport(tx, row),
    reporterId: row.reporter_name === null ? null : row.reporter_id,
    text: reasonOf(tx, row)?.text ?? null,
    acknowledged: row.acknowledged_at && { at: row.acknowledged_at, by: row.acknowledged_by },
    closed: closed_at && {
      at: closed_at,
      by: closed_by,
      note: note && tx.unsealOrNull(reportContext('note', id), note),
    },
    openings: await listOpenings(tx, id),
    ...(await openReported(tx, id)),
  };
}

async function listOpenings(tx: Tx, reportId: string): Promise<ReportOpening[]> {
  const rows = await tx
    .selectFrom('message_report_openings')
    .leftJoin('profiles', 'profiles.id', 'person_id')
    .select(['message_report_openings.id', 'reason', 'opened_at', 'full_name'])
    .where('report_id', '=', reportId)
    .orderBy('opened_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.opened_at,
    by: row.full_name,
    reason: tx.unsealOrNull(openingContext(row.id), row.reason),
  }));
}

/** Returns whether the reader opened a report of this message or its thread in the last hour, and the message decrypts. */
export async function canReadAsReported(tx: Tx, messageId: string): Promise<boolean> {
  const [message] = await readReported(tx, sql`opened_as_reported(${messageId})`);
  return message != null && message.body !== null;
}

type Opened = Pick<MessageReport, 'message' | 'thread'>;

async function openReported(tx: Tx, reportId: string): Promise<Opened> {
  const [message] = await readReported(tx, sql`reported_message(${reportId})`);
  if (!message) return { message: null, thread: { earlier: [], later: [] } };
  const around = await readReported(tx, sql`reported_thread(${reportId})`);
  const isEarlier = ({ createdAt, id }: ReportedMessage) =>
    createdAt < message.createdAt || (createdAt === message.createdAt && id < message.id);
  return {
    message,
    thread: { earlier: around.filter(isEarlier), later: around.filter((each) => !isEarlier(each)) },
  };
}

type ReportedRow = OpenedMessageRow & {
  sender_name: string | null;
  receiver_name: string | null;
  former_sender: Buffer | null;
  former_receiver: Buffer | null;
};

/** Oldest first. */
async function readReported(tx: Tx, found: RawBuilder<unknown>): Promise<ReportedMessage[]> {
  const { rows } = await sql<ReportedRow>`
    select message.*, sender.full_name as sender_name, receiver.full_name as receiver_name, false as is_mine,
      ${formerNameColumn('message.sealed_sender_id', 'sender')} as former_sender,
      ${formerNameColumn('message.sealed_receiver_id', 'receiver')} as former_receiver
    from ${found} as message
    left join profiles as sender on sender.id = message.sealed_sender_id
    left join profiles as receiver on receiver.id = message.sealed_receiver_id
    order by message.created_at, message.id`.execute(tx);
  const decrypt = messageDecrypter(tx);
  return rows.map((row) => {
    const body = decrypt(row, 'body', row.body);
    return {
      id: row.id,
      subject: decrypt(row, 'subject', row.subject),
      body,
      language: storedLanguage(row.language, body),
      createdAt: row.created_at.getTime(),
      attachmentCount: row.attachment_count,
      senderName: row.sender_name ?? formerName(tx, row.sealed_sender_id, row.former_sender),
      receiverName: row.receiver_name ?? formerName(tx, row.sealed_receiver_id, row.former_receiver),
      toOffice: officeOf(row.to_office),
    };
  });
}

/** Returns null for messages that the reader did not receive. @see PD-47 */
export async function findMessageReportTarget(tx: Tx, messageId: string): Promise<MessageReportTarget | null> {
  const { rows } = await sql<{ office: string; was_reported: boolean }>`
    select office, was_reported from office_for_report(${messageId})`.execute(tx);
  const [row] = rows;
  return row && isOffice(row.office) ? { office: row.office, wasReported: row.was_reported } : null;
}
