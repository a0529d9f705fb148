import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

export const requestPlace = (column: 'text' | 'answer', id: string): SealedPlace => ({
  table: 'privacy_requests',
  column,
  id,
});

export const sealedPrivacyRequests: ResealedTable<{ id: string; text: Buffer; answer: Buffer | null }> = {
  name: 'privacy_requests',
  sealed: ['text', 'answer'],
  digests: [],
  read: [],
  written: { text: 'bytea', answer: 'bytea' },
  place: (column, { id }) => requestPlace(column === 'text' ? 'text' : 'answer', id),
  reseal(keyring, { id, text, answer }) {
    const again = (column: 'text' | 'answer', value: Buffer) =>
      seal(keyring, requestPlace(column, id), unseal(keyring, requestPlace(column, id), value));
    return { text: again('text', text), answer: answer && again('answer', answer) };
  },
};
