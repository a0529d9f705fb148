import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

export const privacyRequestContext = (column: 'text' | 'answer', id: string): SealingContext => ({
  table: 'privacy_requests',
  column,
  id,
});

export const sealedPrivacyRequests = sealedTable({
  name: 'privacy_requests',
  sealed: ['text', 'answer'],
  contextOf: (column, { id }) => privacyRequestContext(column, id),
});
