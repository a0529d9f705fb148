import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { log } from '../../platform/log.server.ts';
import { isUnbound, unsealOrNull } from '../../platform/sealing.server.ts';
import type { Correspondent, ListedMessage, ListPlace, Message, SeenMessage } from './messages.ts';
import { areUnchanged, type MessageParties, partiesUpgrade, sealedPlace } from './sealed-messages.server.ts';

export const messagesPerPage = 50;

export interface InboxPage {
  messages: ListedMessage[];
  /** Cursor of the next older page; null on the last one. */
  older: ListPlace | null;
}

interface MessageRow extends MessageParties {
  id: string;
  subject: Buffer;
  read: boolean;
  attachment_count: number;
  created_at: Date;
  request_id: string | null;
  other_name: string | null;
}

interface OpenedRow extends MessageRow {
  body: Buffer;
  other_id: string | null;
  other_role: Correspondent['role'];
  other_email: string | null;
}

/**
 * A page of a person's sent and received messages, newest first: merges two index scans. Limit and cursor are
 * parameters, so that all pages share one query plan.
 * @param before cursor: the last message of the previous page
 * @see core §7 call 6 @see database.md "Row-level security"
 */
export async function listInbox(
  tx: Tx,
  keyring: Keyring,
  personId: string,
  before: ListPlace | null = null,
): Promise<InboxPage> {
  const place = sql`(${before?.createdAt.toISOString() ?? 'infinity'}::timestamptz, ${before?.id ?? highestId}::uuid)`;
  const limit = sql`${messagesPerPage + 1}::int`;
  const walk = (mine: 'receiver_id' | 'sender_id') => sql`(
    select id, sender_id, receiver_id, sealed_sender_id, sealed_receiver_id, subject, read, attachment_count,
      created_at, request_id
    from messages
    where ${sql.ref(mine)} = ${personId} and (created_at, id) < ${place}
    order by created_at desc, id desc limit ${limit})`;
  const { rows } = await sql<MessageRow>`
    select page.*, other.full_name as other_name
    from (${walk('receiver_id')} union all ${walk('sender_id')}
      order by created_at desc, id desc limit ${limit}) as page
    left join profiles as other
      on other.id = case when page.sender_id = ${personId} then page.receiver_id else page.sender_id end
    order by page.created_at desc, page.id desc`.execute(tx);
  const open = await opener(tx, keyring, rows);
  const messages = rows.slice(0, messagesPerPage).map((row) => ({
    ...seenMessage(open, personId, row),
    otherName: row.other_name,
  }));
  const last = messages.at(-1);
  return {
    messages,
    older: last && rows.length > messagesPerPage ? { createdAt: new Date(last.createdAt), id: last.id } : null,
  };
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A message that the person sent or received; null for any other id. @see R2 */
export async function findMessage(tx: Tx, keyring: Keyring, personId: string, id: string): Promise<Message | null> {
  const { rows } = await sql<OpenedRow>`
    select messages.id, sender_id, receiver_id, sealed_sender_id, sealed_receiver_id, subject, body, read, attachment_count, messages.created_at, request_id,
      other.id as other_id, other.full_name as other_name, other.role as other_role, other.email as other_email
    from messages
    left join describe_people(array[case when sender_id = ${personId} then receiver_id else sender_id end]) as other on true
    where messages.id = ${id} and (sender_id = ${personId} or receiver_id = ${personId})`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const open = await opener(tx, keyring, rows);
  return { ...seenMessage(open, personId, row), other: correspondent(row), body: open(row, 'body', row.body) };
}

/** @see core §7 call 10 */
export async function countUnread(tx: Tx, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('messages')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('receiver_id', '=', personId)
    // A literal: with a parameter the planner cannot use the partial index.
    .where('read', '=', sql.lit(false))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Opener = (row: MessageRow, column: 'subject' | 'body', sealed: Buffer) => string | null;

/** Messages not bound to sender and receiver are accepted until the upgrade is complete; checked only if needed. */
async function opener(tx: Tx, keyring: Keyring, rows: readonly MessageRow[]): Promise<Opener> {
  const acceptsUnbound = rows.some(({ subject }) => isUnbound(subject)) && (await isUpgradeUnfinished(tx));
  return (row, column, sealed) => {
    if (!areUnchanged(row)) {
      log.error({ messageId: row.id }, 'the sender or receiver of a message was changed: it is not opened');
      return null;
    }
    return unsealOrNull(keyring, { ...sealedPlace(column, row), acceptsUnbound }, sealed);
  };
}

/** `finished_at > now()`: the rows may have been read just before the upgrade ended. */
async function isUpgradeUnfinished(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from sealing_upgrades where name = ${partiesUpgrade} and (finished_at is null or finished_at > now())`.execute(
    tx,
  );
  return rows.length > 0;
}

function seenMessage(open: Opener, personId: string, row: MessageRow): SeenMessage {
  const isMine = row.sender_id === personId;
  return {
    id: row.id,
    direction: isMine ? 'sent' : 'received',
    subject: open(row, 'subject', row.subject),
    isRead: row.read,
    attachmentCount: row.attachment_count,
    createdAt: row.created_at.getTime(),
    requestId: isMine ? row.request_id : null,
  };
}

function correspondent({ other_id, other_name, other_role, other_email }: OpenedRow): Correspondent | null {
  if (other_id === null || other_name === null) return null;
  return { id: other_id, fullName: other_name, role: other_role, email: other_email };
}
