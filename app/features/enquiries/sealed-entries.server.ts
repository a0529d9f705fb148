import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

type Bound = { id: string; enquiry_id: string };

/** The text cannot be moved to another enquiry. */
export const entryContext = ({ id, enquiry_id }: Bound): SealingContext => ({
  table: 'enquiry_entries',
  column: 'text',
  id,
  parties: [enquiry_id],
});

export const sealedEntries = sealedTable<'text', Bound>({
  name: 'enquiry_entries',
  sealed: ['text'],
  contextColumns: ['enquiry_id'],
  contextOf: (_, row) => entryContext(row),
});
