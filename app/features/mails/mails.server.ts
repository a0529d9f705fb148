import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { WriteTx } from '../../platform/doors.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { type SealedPlace, seal } from '../../platform/sealing.server.ts';

export const secretPlace = (mailId: string): SealedPlace => ({ table: 'mails', column: 'sealed_secret', id: mailId });

/**
 * Queues the mail with a person's temporary credentials, in the transaction that set them; the password waits sealed.
 * @see decisions 16
 */
export async function queueInvitation(
  tx: WriteTx,
  keyring: Keyring,
  invitation: { personId: string; password: string; actorId: string },
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('mails')
    .values({
      id,
      person_id: invitation.personId,
      requested_by: invitation.actorId,
      template: 'invitation',
      sealed_secret: seal(keyring, secretPlace(id), invitation.password),
    })
    .execute();
  await sql`select add_job('send-mail', ${JSON.stringify({ mailId: id })}::json)`.execute(tx);
}

/** What the mail needs that tells a visitor of an enquiry's arrival. */
export interface EnquiryAcknowledgement {
  name: string;
  email: string;
  reference: string;
  language: Language;
}

/** The mail that says an enquiry arrived: its receiver waits sealed in it, so that the mail job reads no enquiry. */
export function sealAcknowledgement(
  keyring: Keyring,
  { name, email, reference, language }: EnquiryAcknowledgement,
): { id: string; sealedSecret: Buffer } {
  const id = randomUUID();
  const secret: EnquiryAcknowledgement = { name, email, reference, language };
  return { id, sealedSecret: seal(keyring, secretPlace(id), JSON.stringify(secret)) };
}
