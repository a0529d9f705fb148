import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { officeOfTopic } from '#content/enquiry-topics.ts';
import type { Language } from '#content/languages.ts';
import type { EnquiryAcknowledgement } from '#content/mails/queued-mails.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import type { NewEnquiry } from './enquiries.schema.ts';
import {
  contentOf,
  type EnquiryContent,
  enquiryPlace,
  type SealedColumn,
  sealSender,
} from './sealed-enquiries.server.ts';

/** `other content`: the form was sent before with different content. */
export class EnquiryRefused extends Refused<'too many' | 'other content'> {}

/** `network`: IPv4 address or IPv6 /64. @see R6 */
export interface EnquirySource {
  language: Language;
  network: string;
}

/** A mail about a concern may reach the wrong reader: it is sent only on request. @see PD-75 */
export const wantsAcknowledgement = (enquiry: NewEnquiry): boolean =>
  enquiry.topic !== 'safeguarding' || enquiry.acknowledge === 'on';

const noConsultation = { region: null, stage: null };

/** Returns the reference. A repeated `requestId` is the same enquiry. @throws EnquiryRefused @see PD-13, R6, R9 */
export async function receiveEnquiry(
  tx: WriteTx,
  { enquiry, source }: { enquiry: NewEnquiry; source: EnquirySource },
  sealMail: (sealer: Sealer, received: EnquiryAcknowledgement) => { id: string; sealedSecret: Buffer },
): Promise<{ reference: string }> {
  const id = randomUUID();
  const reference = makeReference();
  const { topic, name, email, message } = enquiry;
  const { region, stage } = enquiry.topic === 'consultation' ? enquiry : noConsultation;
  const sealed = (column: SealedColumn, text: string) => tx.seal(enquiryPlace(column, id), text);
  const sender = sealSender(tx, id, { name, email });
  const mail = wantsAcknowledgement(enquiry)
    ? sealMail(tx, { topic, name, email, reference, language: source.language })
    : null;
  const { rows } = await sql<Received>`select * from receive_enquiry(
    new_id => ${id},
    new_reference => ${reference},
    form_id => ${enquiry.requestId},
    new_content_digest => ${tx.digest(enquiryPlace('content_digest', id), contentOf(enquiry))},
    sealed_name => ${sender.name},
    sealed_email => ${sender.email},
    new_address_digest => ${sender.address_digest},
    sealed_region => ${region === null ? null : sealed('region', region)},
    sealed_message => ${sealed('message', message)},
    new_topic => ${topic},
    new_office => ${officeOfTopic[topic]},
    new_stage => ${stage},
    new_language => ${source.language},
    new_mail_id => ${mail?.id ?? null},
    sealed_mail => ${mail?.sealedSecret ?? null},
    from_network => ${source.network})`.execute(tx);
  const [received] = rows;
  if (!received) throw new Error('receive_enquiry returned no row');
  if (received.retry_after_seconds > 0)
    throw new EnquiryRefused('too many', { retryAfterSeconds: received.retry_after_seconds });
  return { reference: received.known_id === null ? reference : knownReference(tx, received, enquiry) };
}

/** The enquiry that the same form has sent before. */
export interface StoredBefore {
  known_id: string;
  known_digest: Buffer;
  known_reference: string;
}

type Received = { retry_after_seconds: number } & (
  | StoredBefore
  | { known_id: null; known_digest: null; known_reference: null }
);

/** @throws EnquiryRefused if the content is another one */
export function knownReference(sealer: Sealer, known: StoredBefore, content: EnquiryContent): string {
  const place = enquiryPlace('content_digest', known.known_id);
  if (!sealer.matchesDigest(place, contentOf(content), known.known_digest)) throw new EnquiryRefused('other content');
  return known.known_reference;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight characters, about 10¹² values. */
export function makeReference(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `ENQ-${group()}-${group()}`;
}
