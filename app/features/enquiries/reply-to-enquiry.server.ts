import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { ReplyMail } from '../../../content/mails/queued-mails.ts';
import type { WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { unsealOrNull } from '../../platform/sealing.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { EntryRefused, insertEntry, isResubmission } from './add-entry.server.ts';
import { enquiryPlace } from './sealed-enquiries.server.ts';

interface NewReply {
  enquiryId: string;
  text: string;
  requestId: string;
}

/**
 * Stores a reply and queues its mail. A new enquiry becomes contacted, one without an owner gets the author. A repeated
 * form is the same reply. @param queueMail returns the id of the mail @throws EntryRefused @see PD-55 @see R9
 */
export async function replyToEnquiry(
  tx: WriteTx,
  keyring: Keyring,
  { authorId, ...reply }: NewReply & { authorId: string },
  queueMail: (mail: ReplyMail) => Promise<string>,
): Promise<void> {
  const { enquiryId, text } = reply;
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (await isResubmission(tx, keyring, reply, authorId)) return;
  const open = (column: 'name' | 'email') => unsealOrNull(keyring, enquiryPlace(column, enquiryId), enquiry[column]);
  const [name, email] = [open('name'), open('email')];
  if (name === null || email === null) throw new EntryRefused('unreadable address');
  const { reference, language } = enquiry;
  const mailId = await queueMail({ enquiryId, name, email, reference, language, text });
  await insertEntry(tx, keyring, { ...reply, kind: 'reply', mail_id: mailId }, authorId);
  const subject = { type: 'enquiry', id: enquiryId } as const;
  await recordAuditEvent(tx, { event: 'enquiry answered', subject });
  await recordContact(tx, enquiryId, enquiry, authorId);
}

interface LockedEnquiry {
  name: Buffer;
  email: Buffer;
  reference: string;
  language: Language;
  state: string;
  owner_id: string | null;
}

async function lockEnquiry(tx: WriteTx, id: string): Promise<LockedEnquiry> {
  const { rows } = await sql<LockedEnquiry>`
    select name, email, reference, language, state, owner_id from enquiries where id = ${id} for update`.execute(tx);
  const [enquiry] = rows;
  if (!enquiry) throw new EntryRefused('unknown enquiry');
  return enquiry;
}

/** Ends the reminders, too: they are about new enquiries. */
async function recordContact(
  tx: WriteTx,
  id: string,
  { state, owner_id: ownerId }: LockedEnquiry,
  authorId: string,
): Promise<void> {
  const isNew = state === 'new';
  if (!isNew && ownerId !== null) return;
  await tx
    .updateTable('enquiries')
    .set({ state: isNew ? 'contacted' : state, owner_id: ownerId ?? authorId })
    .where('id', '=', id)
    .execute();
  const subject = { type: 'enquiry', id } as const;
  if (isNew) {
    const details = { from: state, to: 'contacted', consultationOn: null };
    await recordAuditEvent(tx, { event: 'enquiry state changed', subject, details });
  }
  if (ownerId === null) {
    const details = { from: null, to: authorId };
    await recordAuditEvent(tx, { event: 'enquiry owner changed', subject, details });
  }
}
