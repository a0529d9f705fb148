import type { ResealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
import type { NewMessage } from './messages.schema.ts';
import { officeRecipient } from './messages.ts';

/** Ids as of now (null once removed) and as of encryption. */
export interface MessageParties {
  sender_id: string | null;
  receiver_id: string | null;
  to_office: string | null;
  from_office: string | null;
  sealed_sender_id: string | null;
  sealed_receiver_id: string | null;
}

type BoundRow = { id: string } & Pick<MessageParties, 'sealed_sender_id' | 'sealed_receiver_id'> &
  Partial<Pick<MessageParties, 'to_office' | 'from_office'>>;

/** Sender, receiver and offices cannot be exchanged. @see ADR-18, ADR-22 */
export function sealingContext(column: 'subject' | 'body', row: BoundRow): SealingContext {
  const { id, sealed_sender_id, sealed_receiver_id, to_office = null, from_office = null } = row;
  const receiver = to_office === null ? sealed_receiver_id : officeRecipient(to_office);
  const parties = [sealed_sender_id, receiver];
  if (from_office !== null) parties.push(officeRecipient(from_office));
  return { table: 'messages', column, id, parties };
}

export const digestContext = (id: string): SealingContext => ({ table: 'messages', column: 'content_digest', id });

/** What a repeated form must have in common with the stored message. */
type SealedContent = Pick<NewMessage, 'receiverId' | 'subject' | 'body' | 'studentId'>;

/** Two posts of a form are the same message if these match. @see R9 */
export const contentOf = ({ receiverId, subject, body, studentId }: SealedContent) =>
  studentId ? [receiverId, subject, body, studentId] : [receiverId, subject, body];

interface SentRow {
  id: string;
  content_digest: Buffer | null;
  attachment_count: number;
}

/** Whether a form that is sent again has the content of the stored message and as many files. @see R9 */
export function isSameMessage(
  sealer: Sealer,
  { id, content_digest, attachment_count }: SentRow,
  { attachmentCount = 0, ...message }: SealedContent & { attachmentCount?: number },
): boolean {
  return (
    attachment_count === attachmentCount &&
    content_digest !== null &&
    sealer.matchesDigest(digestContext(id), contentOf(message), content_digest)
  );
}

/** The sender and receiver are those of the encryption, or their accounts were deleted. */
export function areUnchanged(row: MessageParties): boolean {
  return (
    (row.sender_id === null || row.sender_id === row.sealed_sender_id) &&
    (row.receiver_id === null || row.receiver_id === row.sealed_receiver_id)
  );
}

export interface SealedMessageRow extends MessageParties {
  id: string;
  subject: Buffer;
  body: Buffer;
  content_digest: Buffer | null;
  student_id: string | null;
}

export const sealedMessages: ResealedTable<SealedMessageRow> = {
  name: 'messages',
  sealed: ['subject', 'body'],
  digests: ['content_digest'],
  contextColumns: [
    'sender_id',
    'receiver_id',
    'to_office',
    'from_office',
    'sealed_sender_id',
    'sealed_receiver_id',
    'student_id',
  ],
  updatedColumns: {
    subject: 'bytea',
    body: 'bytea',
    content_digest: 'bytea',
    sealed_sender_id: 'uuid',
    sealed_receiver_id: 'uuid',
  },
  contextOf: (column, row) => sealingContext(column === 'subject' ? 'subject' : 'body', row),
  reseal: resealMessage,
};

/** @param accountOf replaces the ids of sender and receiver @throws UnsealError */
export function resealMessage(
  sealer: Sealer,
  row: SealedMessageRow,
  accountOf: (sealedId: string | null) => string | null = same,
) {
  const open = (column: 'subject' | 'body') => sealer.unseal(sealingContext(column, row), row[column]);
  const [subject, body] = [open('subject'), open('body')];
  const resealed = {
    ...row,
    sealed_sender_id: accountOf(row.sealed_sender_id),
    sealed_receiver_id: accountOf(row.sealed_receiver_id),
  };
  const contentFor = (sealedFor: SealedMessageRow) =>
    contentOf({ receiverId: receiverOf(sealedFor), subject, body, studentId: row.student_id ?? '' });
  return {
    sealed_sender_id: resealed.sealed_sender_id,
    sealed_receiver_id: resealed.sealed_receiver_id,
    subject: sealer.seal(sealingContext('subject', resealed), subject),
    body: sealer.seal(sealingContext('body', resealed), body),
    content_digest: newDigest(sealer, row, { stored: contentFor(row), resealed: contentFor(resealed) }),
  };
}

const same = (id: string | null) => id;

const receiverOf = ({ to_office, sealed_receiver_id }: Pick<MessageParties, 'to_office' | 'sealed_receiver_id'>) =>
  to_office === null ? (sealed_receiver_id ?? '') : officeRecipient(to_office);

/** Returns null if the stored digest does not match: a retry of the form is then refused as other content. */
function newDigest(
  sealer: Sealer,
  row: Pick<SealedMessageRow, 'id' | 'content_digest'>,
  content: { stored: string[]; resealed: string[] },
): Buffer | null {
  const isSame =
    row.content_digest !== null && sealer.matchesDigest(digestContext(row.id), content.stored, row.content_digest);
  return isSame ? sealer.digest(digestContext(row.id), content.resealed) : null;
}
