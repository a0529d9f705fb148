import { randomUUID } from 'node:crypto';
import type { Office } from '#content/offices.ts';
import { sealingContext } from '#features/messages/sealed-messages.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleMessage {
  id?: string;
  /** Thread that the message continues. */
  threadId?: string;
  from: string;
  fromOffice?: Office | null;
  /** Null for a message to an office. */
  to: string | null;
  toOffice?: Office | null;
  studentId?: string | null;
  subject?: string;
  body?: string;
  sentAt?: Date;
  isRead?: boolean;
  isArchivedByReceiver?: boolean;
  letterId?: string | null;
  attachmentCount?: number;
}

const types = {
  id: 'uuid',
  thread_id: 'uuid',
  sender_id: 'uuid',
  receiver_id: 'uuid',
  from_office: 'text',
  to_office: 'text',
  student_id: 'uuid',
  subject: 'bytea',
  body: 'bytea',
  created_at: 'timestamptz',
  read: 'bool',
  archived_by_receiver: 'bool',
  letter_id: 'uuid',
  attachment_count: 'int2',
};

/** Inserted directly, because `sendMessage` sends now and unread. @returns the ids */
export async function addMessages(
  asOwner: AsOwner,
  keyring: Keyring,
  messages: readonly SampleMessage[],
): Promise<string[]> {
  const rows = messages.map((message) => rowOf(keyring, message));
  await insertRows(asOwner, 'messages', types, rows);
  return rows.map(({ id }) => id);
}

function rowOf(keyring: Keyring, message: SampleMessage) {
  const { id = randomUUID(), from, to, subject = 'A subject', body = 'A body' } = message;
  const { fromOffice: from_office = null, toOffice: to_office = null } = message;
  const place = { id, sealed_sender_id: from, sealed_receiver_id: to, from_office, to_office };
  return {
    id,
    thread_id: message.threadId ?? id,
    sender_id: from,
    receiver_id: to,
    from_office,
    to_office,
    student_id: message.studentId ?? null,
    subject: keyring.seal(sealingContext('subject', place), subject),
    body: keyring.seal(sealingContext('body', place), body),
    created_at: message.sentAt ?? new Date(),
    read: message.isRead ?? false,
    archived_by_receiver: message.isArchivedByReceiver ?? false,
    letter_id: message.letterId ?? null,
    attachment_count: message.attachmentCount ?? 0,
  };
}
