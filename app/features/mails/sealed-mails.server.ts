import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

export const secretContext = (mailId: string): SealingContext => ({
  table: 'mails',
  column: 'sealed_secret',
  id: mailId,
});

export const sealedMails = sealedTable({
  name: 'mails',
  sealed: ['sealed_secret'],
  contextOf: (_, { id }) => secretContext(id),
});
