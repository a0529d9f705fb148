import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { SealingContext } from '../../platform/sealing.server.ts';

export const privacyRequestContext = (column: 'text' | 'answer', id: string): SealingContext => ({
  table: 'privacy_requests',
  column,
  id,
});

export const sealedPrivacyRequests: ResealedTable<{ id: string; text: Buffer; answer: Buffer | null }> = {
  name: 'privacy_requests',
  sealed: ['text', 'answer'],
  digests: [],
  contextColumns: [],
  updatedColumns: { text: 'bytea', answer: 'bytea' },
  contextOf: (column, { id }) => privacyRequestContext(column === 'text' ? 'text' : 'answer', id),
  reseal(sealer, { id, text, answer }) {
    const again = (column: 'text' | 'answer', value: Buffer) =>
      sealer.seal(privacyRequestContext(column, id), sealer.unseal(privacyRequestContext(column, id), value));
    return { text: again('text', text), answer: answer && again('answer', answer) };
  },
};
