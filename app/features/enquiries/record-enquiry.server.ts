import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import type { RecordedEnquiry } from './enquiries.schema.ts';
import { knownReference, makeReference, type StoredBefore } from './receive-enquiry.server.ts';
import { contentOf, enquiryPlace, type SealedColumn, sealSender } from './sealed-enquiries.server.ts';

/** Whether the current person is an administrator or in Admissions. @see PD-30 */
export async function recordsEnquiries(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ records: boolean }>`select records_enquiries() as records`.execute(tx);
  return rows[0]?.records === true;
}

/**
 * Stores an enquiry that reached the office by phone, at a fair or in a letter, without a mail. The database writes the audit
 * row. Returns the reference. A repeated `requestId` is the same enquiry. @throws EnquiryRefused with `other content` @see PD-30, R9
 */
export async function recordEnquiry(
  tx: WriteTx,
  { requestId, language, receivedOn, ...recorded }: RecordedEnquiry,
): Promise<{ id: string; reference: string }> {
  const id = randomUUID();
  const reference = makeReference();
  const content = { topic: 'consultation', ...recorded } as const;
  const sender = sealSender(tx, id, content);
  const sealed = (column: SealedColumn, text: string) => tx.seal(enquiryPlace(column, id), text);
  const { rows } = await sql<StoredBefore>`select * from record_enquiry(
    new_id => ${id},
    new_reference => ${reference},
    form_id => ${requestId},
    new_content_digest => ${tx.digest(enquiryPlace('content_digest', id), contentOf(content))},
    sealed_name => ${sender.name},
    sealed_email => ${sender.email},
    new_address_digest => ${sender.address_digest},
    sealed_phone => ${sender.phone},
    sealed_region => ${sealed('region', content.region)},
    sealed_message => ${sealed('message', content.message)},
    new_stage => ${content.stage},
    new_language => ${language},
    new_channel => ${content.channel},
    received_on => ${receivedOn})`.execute(tx);
  const [known] = rows;
  if (!known) return { id, reference };
  return { id: known.known_id, reference: knownReference(tx, known, content) };
}
