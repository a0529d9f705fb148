import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

export const authenticatorPlace = (personId: string): SealedPlace => ({
  table: 'authenticators',
  column: 'sealed_secret',
  id: personId,
});

export const sealedAuthenticators: ResealedTable<{ id: string; sealed_secret: Buffer }> = {
  name: 'authenticators',
  sealed: ['sealed_secret'],
  digests: [],
  read: [],
  written: { sealed_secret: 'bytea' },
  place: (_, { id }) => authenticatorPlace(id),
  reseal: (keyring, { id, sealed_secret }) => ({
    sealed_secret: seal(keyring, authenticatorPlace(id), unseal(keyring, authenticatorPlace(id), sealed_secret)),
  }),
};
