import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

type Bound = { id: string; feedback_id: string };

/** The text cannot be moved to another feedback. */
export const textContext = ({ id, feedback_id }: Bound): SealingContext => ({
  table: 'feedback_versions',
  column: 'text',
  id,
  parties: [feedback_id],
});

export const sealedFeedback = sealedTable<'text', Bound>({
  name: 'feedback_versions',
  sealed: ['text'],
  contextColumns: ['feedback_id'],
  contextOf: (_, row) => textContext(row),
});
