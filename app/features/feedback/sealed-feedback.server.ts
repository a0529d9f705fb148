import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { SealingContext } from '../../platform/sealing.server.ts';

type Bound = { id: string; feedback_id: string };

/** The text cannot be moved to another feedback. */
export const textContext = ({ id, feedback_id }: Bound): SealingContext => ({
  table: 'feedback_versions',
  column: 'text',
  id,
  parties: [feedback_id],
});

export const sealedFeedback: ResealedTable<Bound & { text: Buffer }> = {
  name: 'feedback_versions',
  sealed: ['text'],
  digests: [],
  contextColumns: ['feedback_id'],
  updatedColumns: { text: 'bytea' },
  contextOf: (_, row) => textContext(row),
  reseal: (sealer, row) => ({ text: sealer.seal(textContext(row), sealer.unseal(textContext(row), row.text)) }),
};
