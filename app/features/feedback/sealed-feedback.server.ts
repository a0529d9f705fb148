import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

type Bound = { id: string; feedback_id: string };

/** The text cannot be moved to another feedback. */
export const textPlace = ({ id, feedback_id }: Bound): SealedPlace => ({
  table: 'feedback_versions',
  column: 'text',
  id,
  parties: [feedback_id],
});

export const sealedFeedback: ResealedTable<Bound & { text: Buffer }> = {
  name: 'feedback_versions',
  sealed: ['text'],
  digests: [],
  read: ['feedback_id'],
  written: { text: 'bytea' },
  place: (_, row) => textPlace(row),
  reseal: (keyring, row) => ({ text: seal(keyring, textPlace(row), unseal(keyring, textPlace(row), row.text)) }),
};
