import type { MessageTopic } from '../../../content/enquiry-topics.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { digest, type SealingContext, seal, unseal } from '../../platform/sealing.server.ts';
import type { NewEnquiry } from './enquiries.schema.ts';
import type { EnquiryStage } from './enquiries.ts';

export type SealedColumn = 'name' | 'email' | 'region' | 'message';

export const enquiryPlace = (column: SealedColumn | 'content_digest', id: string): SealingContext => ({
  table: 'enquiries',
  column,
  id,
});

/** Two posts of a form are the same enquiry if these match. @see R9 */
export function contentOf(enquiry: EnquiryContent): string[] {
  const { name, email, message } = enquiry;
  if (enquiry.topic !== 'consultation') return [enquiry.topic, name, email, message];
  return [name, email, enquiry.region, enquiry.stage, message];
}

export type EnquiryContent = NewEnquiry extends infer Kind
  ? Kind extends NewEnquiry
    ? Omit<Kind, 'requestId' | 'acknowledge'>
    : never
  : never;

export function addressDigest(keyring: Keyring, email: string): Buffer {
  return digest(keyring, { table: 'enquiries', column: 'address_digest', id: 'any' }, [email]);
}

type SealedRow = Record<'message' | 'content_digest', Buffer> &
  Record<'name' | 'email' | 'address_digest', Buffer | null> & { id: string } & (
    | { topic: 'consultation'; region: Buffer; stage: EnquiryStage }
    | { topic: MessageTopic; region: null; stage: null }
  );

/** Name, email address and its digest; null for what an anonymous sender left empty. */
export function sealSender(keyring: Keyring, id: string, { name, email }: Record<'name' | 'email', string>) {
  const sealed = (column: SealedColumn, text: string) =>
    text === '' ? null : seal(keyring, enquiryPlace(column, id), text);
  return {
    name: sealed('name', name),
    email: sealed('email', email),
    address_digest: email === '' ? null : addressDigest(keyring, email),
  };
}

export const sealedEnquiries: ResealedTable<SealedRow> = {
  name: 'enquiries',
  sealed: ['name', 'email', 'region', 'message'],
  digests: ['content_digest', 'address_digest'],
  contextColumns: ['topic', 'stage'],
  updatedColumns: {
    name: 'bytea',
    email: 'bytea',
    region: 'bytea',
    message: 'bytea',
    content_digest: 'bytea',
    address_digest: 'bytea',
  },
  contextOf: (column, { id }) => ({ table: 'enquiries', column, id }),
  reseal(keyring, row) {
    const { id } = row;
    const open = (column: SealedColumn, value: Buffer | null) =>
      value === null ? '' : unseal(keyring, enquiryPlace(column, id), value);
    const texts = {
      name: open('name', row.name),
      email: open('email', row.email),
      message: open('message', row.message),
    };
    const content: EnquiryContent =
      row.topic === 'consultation'
        ? { ...texts, topic: row.topic, region: open('region', row.region), stage: row.stage }
        : { ...texts, topic: row.topic };
    const sealed = (column: SealedColumn, text: string) => seal(keyring, enquiryPlace(column, id), text);
    return {
      ...sealSender(keyring, id, content),
      region: content.topic === 'consultation' ? sealed('region', content.region) : null,
      message: sealed('message', content.message),
      content_digest: digest(keyring, enquiryPlace('content_digest', id), contentOf(content)),
    };
  },
};
