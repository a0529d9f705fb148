import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Office } from '#content/offices.ts';
import type { PersonTx, PersonWriteTx, Tx } from '#platform/database.server.ts';
import { refusalCodes, retryAfterOf, sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import type { NewMessage } from './messages.schema.ts';
import { parseOfficeRecipient } from './messages.ts';
import { findRecipient } from './recipients.server.ts';
import { contentOf, digestContext, isSameMessage, sealingContext } from './sealed-messages.server.ts';

/** `other content`: the form was sent before with different content. `too many`: rate limit of PD-36. */
export class MessageRefused extends Refused<'unknown recipient' | 'unknown student' | 'other content' | 'too many'> {}

export interface OutgoingMessage extends Omit<NewMessage, 'language'> {
  /** Of subject and body; null if unknown. */
  language?: string | null;
  /** Number of files that the caller attaches in the same transaction. */
  attachmentCount?: number;
  answeredId?: string | null;
}

/** Returns the id, also for a repeated `requestId`. @throws MessageRefused @see R2 @see R9 @see PD-36 */
export async function sendMessage(tx: PersonWriteTx, message: OutgoingMessage): Promise<string> {
  const known = await findSentBefore(tx, message);
  if (known) return sameMessage(tx, known, message);
  // The database also refuses, but without a distinct reason.
  if (!(await findRecipient(tx, message.receiverId))) throw new MessageRefused('unknown recipient');
  if (message.studentId && !(await seesStudent(tx, message.studentId))) throw new MessageRefused('unknown student');
  const id = await insertMessage(tx, message);
  if (id !== null) return id;
  const meanwhile = await findSentBefore(tx, message);
  if (!meanwhile) throw new Error('A message was neither stored nor found');
  return sameMessage(tx, meanwhile, message);
}

async function seesStudent(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('students').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

type SentBefore = { id: string; content_digest: Buffer | null; attachment_count: number };

async function findSentBefore(tx: PersonTx, { requestId }: OutgoingMessage): Promise<SentBefore | undefined> {
  if (requestId === '') return undefined;
  return tx
    .selectFrom('messages')
    .select(['id', 'content_digest', 'attachment_count'])
    .where('sender_id', '=', tx.me)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

function sameMessage(sealer: Sealer, sent: SentBefore, message: OutgoingMessage): string {
  if (!isSameMessage(sealer, sent, message)) throw new MessageRefused('other content');
  return sent.id;
}

/** Returns null if a concurrent request stored the same form. */
async function insertMessage(
  tx: PersonWriteTx,
  { attachmentCount = 0, answeredId = null, language = null, ...message }: OutgoingMessage,
): Promise<string | null> {
  const id = randomUUID();
  const to_office = parseOfficeRecipient(message.receiverId);
  const receiver_id = to_office ? null : message.receiverId;
  const answered = answeredId === null ? null : await findAnswered(tx, answeredId);
  const from_office = to_office ? null : (answered?.office ?? null);
  const sides = [from_office ?? tx.me, to_office ?? receiver_id];
  // A reply to somebody else starts a new thread.
  const thread_id = answered && sides.every((side) => answered.sides.includes(side)) ? answered.thread_id : id;
  const row = { id, sealed_sender_id: tx.me, sealed_receiver_id: receiver_id, to_office, from_office };
  const inserted = await tx
    .insertInto('messages')
    .values({
      id,
      thread_id,
      sender_id: tx.me,
      receiver_id,
      to_office,
      from_office,
      subject: tx.seal(sealingContext('subject', row), message.subject),
      body: tx.seal(sealingContext('body', row), message.body),
      language,
      student_id: message.studentId || null,
      attachment_count: attachmentCount,
      request_id: message.requestId || null,
      content_digest: tx.digest(digestContext(id), contentOf(message)),
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw messageRefusedFor(error) ?? error;
    });
  return inserted?.id ?? null;
}

/** Returns null for other errors of an insert. */
export function messageRefusedFor(error: unknown): MessageRefused | null {
  const code = sqlState(error);
  // Suspended since the check.
  if (code === sqlStates.insufficientPrivilege) return new MessageRefused('unknown recipient', { cause: error });
  if (code !== refusalCodes.tooManyMessages) return null;
  return new MessageRefused('too many', { cause: error, retryAfterSeconds: retryAfterOf(error) });
}

interface Answered {
  thread_id: string;
  sides: (string | null)[];
  /** The sender's office that the message was written to or by. */
  office: Office | null;
}

async function findAnswered(tx: PersonTx, answeredId: string): Promise<Answered | null> {
  const { rows } = await sql<Answered>`
    select thread_id, message_sides(messages) as sides,
      (select office from unnest(array[to_office, from_office]) as office
        where receiver_id is distinct from ${tx.me} and office = any (current_offices())) as office
    from messages where id = ${answeredId}`.execute(tx);
  return rows[0] ?? null;
}
