import { sql } from 'kysely';
import type { ReplyMail } from '#content/mails/queued-mails.ts';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { acknowledgeConcern } from './acknowledge-concern.server.ts';
import {
  auditSubjectOf,
  EntryRefused,
  insertEntry,
  isResubmission,
  type LockedEnquiry,
  lockEnquiry,
} from './add-entry.server.ts';
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
  tx: PersonWriteTx,
  reply: NewReply,
  queueMail: (mail: ReplyMail) => Promise<string>,
): Promise<void> {
  const { enquiryId, text } = reply;
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (await isResubmission(tx, reply)) return;
  if (enquiry.email === null) throw new EntryRefused('no address');
  const open = (column: 'name' | 'email', value: Buffer) => tx.unsealOrNull(enquiryPlace(column, enquiryId), value);
  const [name, email] = [enquiry.name === null ? '' : open('name', enquiry.name), open('email', enquiry.email)];
  if (name === null || email === null) throw new EntryRefused('unreadable address');
  const { reference, language } = enquiry;
  const isConcern = enquiry.office === 'safeguarding';
  const mailId = await queueMail({ enquiryId, name, email, reference, language, text, isConcern });
  await insertEntry(tx, { ...reply, kind: 'reply', mail_id: mailId });
  const subject = auditSubjectOf({ id: enquiryId, office: enquiry.office });
  await recordAuditEvent(tx, { event: 'enquiry answered', subject });
  if (isConcern) await acknowledgeConcern(tx, enquiryId);
  await recordContact(tx, enquiryId, enquiry);
}

/** Ends the reminders, too: they are about new enquiries. */
async function recordContact(
  tx: PersonWriteTx,
  id: string,
  { state, office, owner_id: ownerId }: LockedEnquiry,
): Promise<void> {
  const isNew = state === 'new';
  const newOwner = ownerId === null && (await mayOwn(tx, office)) ? tx.me : null;
  if (!isNew && newOwner === null) return;
  await tx
    .updateTable('enquiries')
    .set({ state: isNew ? 'contacted' : state, owner_id: ownerId ?? newOwner })
    .where('id', '=', id)
    .execute();
  const subject = auditSubjectOf({ id, office });
  if (isNew) {
    const details = { from: state, to: 'contacted', consultationOn: null };
    await recordAuditEvent(tx, { event: 'enquiry state changed', subject, details });
  }
  if (newOwner !== null) {
    const details = { from: null, to: newOwner };
    await recordAuditEvent(tx, { event: 'enquiry owner changed', subject, details });
  }
}

/** Owners are administrators; a concern belongs to its office. */
async function mayOwn(tx: WriteTx, office: string | null): Promise<boolean> {
  if (office === 'safeguarding') return false;
  const { rows } = await sql<{ is_admin: boolean }>`select is_admin()`.execute(tx);
  return rows[0]?.is_admin === true;
}
