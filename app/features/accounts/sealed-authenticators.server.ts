import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealingContext, seal, unseal } from '../../platform/sealing.server.ts';

export const authenticatorContext = (personId: string): SealingContext => ({
  table: 'authenticators',
  column: 'sealed_secret',
  id: personId,
});

export const sealedAuthenticators: ResealedTable<{ id: string; sealed_secret: Buffer }> = {
  name: 'authenticators',
  sealed: ['sealed_secret'],
  digests: [],
  contextColumns: [],
  updatedColumns: { sealed_secret: 'bytea' },
  contextOf: (_, { id }) => authenticatorContext(id),
  reseal: (keyring, { id, sealed_secret }) => ({
    sealed_secret: seal(keyring, authenticatorContext(id), unseal(keyring, authenticatorContext(id), sealed_secret)),
  }),
};
