import { randomUUID } from 'node:crypto';
import type { MailTemplate } from '#features/mails/mail-templates.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

/** Of a person or of an enquiry, as its template requires. */
export interface SampleMail {
  id?: string;
  personId?: string;
  enquiryId?: string;
  template: MailTemplate;
  reason?: string;
  sealedSecret?: Buffer;
  state?: 'waiting' | 'sent' | 'written' | 'failed' | 'unconfirmed';
  createdAt?: Date;
}

const types = {
  id: 'uuid',
  person_id: 'uuid',
  enquiry_id: 'uuid',
  template: 'text',
  reason: 'text',
  sealed_secret: 'bytea',
  state: 'text',
  created_at: 'timestamptz',
  finished_at: 'timestamptz',
};

/** Adds mails without a task in the queue. @returns their ids in order */
export async function addMails(asOwner: AsOwner, mails: readonly SampleMail[]): Promise<string[]> {
  const rows = mails.map(({ id = randomUUID(), state = 'waiting', createdAt = new Date(), ...mail }) => ({
    id,
    person_id: mail.personId,
    enquiry_id: mail.enquiryId,
    template: mail.template,
    reason: mail.reason,
    sealed_secret: mail.sealedSecret,
    state,
    created_at: createdAt,
    finished_at: state === 'waiting' ? null : new Date(),
  }));
  await insertRows(asOwner, 'mails', types, rows);
  return rows.map(({ id }) => id);
}
