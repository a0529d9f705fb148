import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

type Bound = { id: string; enquiry_id: string };

/** The text cannot be moved to another enquiry. */
export const entryPlace = ({ id, enquiry_id }: Bound): SealedPlace => ({
  table: 'enquiry_entries',
  column: 'text',
  id,
  parties: [enquiry_id],
});

export const sealedEntries: ResealedTable<Bound & { text: Buffer }> = {
  name: 'enquiry_entries',
  sealed: ['text'],
  digests: [],
  read: ['enquiry_id'],
  written: { text: 'bytea' },
  place: (_, row) => entryPlace(row),
  reseal: (keyring, row) => ({ text: seal(keyring, entryPlace(row), unseal(keyring, entryPlace(row), row.text)) }),
};
