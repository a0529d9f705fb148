import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealingContext, seal, unseal } from '../../platform/sealing.server.ts';

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
  reseal: (keyring, { id, sealed_secret }) => ({
    sealed_secret: seal(keyring, secretContext(id), unseal(keyring, secretContext(id), sealed_secret)),
  }),
};
