import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EnquiryTopic } from '../../../content/enquiry-topics.ts';
import type { Language } from '../../../content/languages.ts';
import type { WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { seal } from '../../platform/sealing.server.ts';
import type { MailTemplate } from './mail-templates.server.ts';
import { secretPlace } from './sealed-mails.server.ts';

/** Queues the mail in the transaction that sets the password, which is stored encrypted. @see PD-16 */
export async function queueInvitation(
  tx: WriteTx,
  keyring: Keyring,
  invitation: { personId: string; password: string; actorId: string },
): Promise<void> {
  const { id, sealedSecret } = sealInvitation(keyring, invitation.password);
  await tx
    .insertInto('mails')
    .values({
      id,
      person_id: invitation.personId,
      requested_by: invitation.actorId,
      template: 'invitation' satisfies MailTemplate,
      sealed_secret: sealedSecret,
    })
    .execute();
  await sql`select add_job('send-mail', ${JSON.stringify({ mailId: id })}::json)`.execute(tx);
}

/** Encrypts a temporary password for an invitation that a database function queues. @see PD-34 */
export function sealInvitation(keyring: Keyring, password: string): { id: string; sealedSecret: Buffer } {
  const id = randomUUID();
  return { id, sealedSecret: seal(keyring, secretPlace(id), password) };
}

export interface EnquiryAcknowledgement {
  /** Missing in a mail that an older version queued: a consultation. */
  topic?: EnquiryTopic;
  name: string;
  email: string;
  reference: string;
  language: Language;
}

/** Encrypts the acknowledgement with its recipient, so that the mail job needs no access to enquiries. */
export function sealAcknowledgement(
  keyring: Keyring,
  { topic, name, email, reference, language }: EnquiryAcknowledgement,
): { id: string; sealedSecret: Buffer } {
  const id = randomUUID();
  const secret: EnquiryAcknowledgement = { ...(topic && { topic }), name, email, reference, language };
  return { id, sealedSecret: seal(keyring, secretPlace(id), JSON.stringify(secret)) };
}
