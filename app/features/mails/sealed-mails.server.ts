import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { SealingContext } from '../../platform/sealing.server.ts';

export const secretContext = (mailId: string): SealingContext => ({
  table: 'mails',
  column: 'sealed_secret',
  id: mailId,
});

export const sealedMails: ResealedTable<{ id: string; sealed_secret: Buffer }> = {
  name: 'mails',
  sealed: ['sealed_secret'],
  digests: [],
  contextColumns: [],
  updatedColumns: { sealed_secret: 'bytea' },
  contextOf: (_, { id }) => secretContext(id),
  reseal: (sealer, { id, sealed_secret }) => ({
    sealed_secret: sealer.seal(secretContext(id), sealer.unseal(secretContext(id), sealed_secret)),
  }),
};
