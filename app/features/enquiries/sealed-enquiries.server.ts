import type { MessageTopic } from '#content/enquiry-topics.ts';
import type { ResealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
import type { NewEnquiry } from './enquiries.schema.ts';
import type { EnquiryChannel, EnquiryStage, RecordedChannel } from './enquiries.ts';

export type SealedColumn = 'name' | 'email' | 'phone' | 'region' | 'message';

export const enquiryPlace = (column: SealedColumn | 'content_digest', id: string): SealingContext => ({
  table: 'enquiries',
  column,
  id,
});

/** Two posts of a form are the same enquiry if these match. @see R9 */
export function contentOf(enquiry: EnquiryContent): string[] {
  const { name, email, message } = enquiry;
  if (enquiry.topic !== 'consultation') return [enquiry.topic, name, email, message];
  const content = [name, email, enquiry.region, enquiry.stage, message];
  return 'channel' in enquiry ? [...content, enquiry.phone, enquiry.channel] : content;
}

type SentContent = NewEnquiry extends infer Kind
  ? Kind extends NewEnquiry
    ? Omit<Kind, 'requestId' | 'acknowledge'>
    : never
  : never;

type ConsultationContent = Extract<SentContent, { topic: 'consultation' }>;

/** As sent with the contact form, or recorded by the office. */
export type EnquiryContent = SentContent | (ConsultationContent & { phone: string; channel: RecordedChannel });

export function addressDigest(sealer: Sealer, email: string): Buffer {
  return sealer.digest({ table: 'enquiries', column: 'address_digest', id: 'any' }, [email]);
}

type SealedRow = Record<'message' | 'content_digest', Buffer> &
  Record<'name' | 'email' | 'phone' | 'address_digest', Buffer | null> & { id: string; channel: EnquiryChannel } & (
    | { topic: 'consultation'; region: Buffer; stage: EnquiryStage }
    | { topic: MessageTopic; region: null; stage: null }
  );

/** Name, email address, its digest and phone number; null for what was not given. */
export function sealSender(
  sealer: Sealer,
  id: string,
  { name, email, phone = '' }: { name: string; email: string; phone?: string },
) {
  const sealed = (column: SealedColumn, text: string) =>
    text === '' ? null : sealer.seal(enquiryPlace(column, id), text);
  return {
    name: sealed('name', name),
    email: sealed('email', email),
    phone: sealed('phone', phone),
    address_digest: email === '' ? null : addressDigest(sealer, email),
  };
}

export const sealedEnquiries: ResealedTable<SealedRow> = {
  name: 'enquiries',
  sealed: ['name', 'email', 'phone', 'region', 'message'],
  digests: ['content_digest', 'address_digest'],
  contextColumns: ['topic', 'stage', 'channel'],
  updatedColumns: {
    name: 'bytea',
    email: 'bytea',
    phone: 'bytea',
    region: 'bytea',
    message: 'bytea',
    content_digest: 'bytea',
    address_digest: 'bytea',
  },
  contextOf: (column, { id }) => ({ table: 'enquiries', column, id }),
  reseal(sealer, row) {
    const { id } = row;
    const open = (column: SealedColumn, value: Buffer | null) =>
      value === null ? '' : sealer.unseal(enquiryPlace(column, id), value);
    const texts = {
      name: open('name', row.name),
      email: open('email', row.email),
      message: open('message', row.message),
    };
    const content = ((): EnquiryContent => {
      if (row.topic !== 'consultation') return { ...texts, topic: row.topic };
      const consultation = { ...texts, topic: row.topic, region: open('region', row.region), stage: row.stage };
      return row.channel === 'website'
        ? consultation
        : { ...consultation, phone: open('phone', row.phone), channel: row.channel };
    })();
    const sealed = (column: SealedColumn, text: string) => sealer.seal(enquiryPlace(column, id), text);
    return {
      ...sealSender(sealer, id, content),
      region: content.topic === 'consultation' ? sealed('region', content.region) : null,
      message: sealed('message', content.message),
      content_digest: sealer.digest(enquiryPlace('content_digest', id), contentOf(content)),
    };
  },
};
