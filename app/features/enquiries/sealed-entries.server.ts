import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { SealingContext } from '../../platform/sealing.server.ts';

type Bound = { id: string; enquiry_id: string };

/** The text cannot be moved to another enquiry. */
export const entryContext = ({ id, enquiry_id }: Bound): SealingContext => ({
  table: 'enquiry_entries',
  column: 'text',
  id,
  parties: [enquiry_id],
});

export const sealedEntries: ResealedTable<Bound & { text: Buffer }> = {
  name: 'enquiry_entries',
  sealed: ['text'],
  digests: [],
  contextColumns: ['enquiry_id'],
  updatedColumns: { text: 'bytea' },
  contextOf: (_, row) => entryContext(row),
  reseal: (sealer, row) => ({ text: sealer.seal(entryContext(row), sealer.unseal(entryContext(row), row.text)) }),
};
