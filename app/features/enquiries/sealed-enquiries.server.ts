import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { digest, type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';
import type { NewEnquiry } from './enquiries.ts';

export type SealedColumn = 'name' | 'email' | 'region' | 'message';

export const enquiryPlace = (column: SealedColumn | 'content_digest', id: string): SealedPlace => ({
  table: 'enquiries',
  column,
  id,
});

/** What makes two posts of a form the same enquiry. @see R9 */
export const contentOf = ({ name, email, region, stage, message }: Omit<NewEnquiry, 'requestId'>) => [
  name,
  email,
  region,
  stage,
  message,
];

/** The same for every enquiry of an address, unlike the digest of a content. */
export function addressDigest(keyring: Keyring, email: string): Buffer {
  return digest(keyring, { table: 'enquiries', column: 'address_digest', id: 'any' }, [email]);
}

type SealedRow = Record<SealedColumn | 'content_digest' | 'address_digest', Buffer> &
  Pick<NewEnquiry, 'stage'> & { id: string };

/** How an enquiry is re-encrypted; its digests are made again from what it says. */
export const sealedEnquiries: ResealedTable<SealedRow> = {
  name: 'enquiries',
  sealed: ['name', 'email', 'region', 'message'],
  digests: ['content_digest', 'address_digest'],
  read: ['stage'],
  written: {
    name: 'bytea',
    email: 'bytea',
    region: 'bytea',
    message: 'bytea',
    content_digest: 'bytea',
    address_digest: 'bytea',
  },
  place: (column, { id }) => ({ table: 'enquiries', column, id }),
  reseal(keyring, row) {
    const { id, stage } = row;
    const open = (column: SealedColumn) => unseal(keyring, enquiryPlace(column, id), row[column]);
    const texts = { name: open('name'), email: open('email'), region: open('region'), message: open('message') };
    const sealed = (column: SealedColumn) => seal(keyring, enquiryPlace(column, id), texts[column]);
    return {
      name: sealed('name'),
      email: sealed('email'),
      region: sealed('region'),
      message: sealed('message'),
      content_digest: digest(keyring, enquiryPlace('content_digest', id), contentOf({ ...texts, stage })),
      address_digest: addressDigest(keyring, texts.email),
    };
  },
};
