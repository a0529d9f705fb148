import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

export const secretPlace = (mailId: string): SealedPlace => ({ table: 'mails', column: 'sealed_secret', id: mailId });

export const sealedMails: ResealedTable<{ id: string; sealed_secret: Buffer }> = {
  name: 'mails',
  sealed: ['sealed_secret'],
  digests: [],
  read: [],
  written: { sealed_secret: 'bytea' },
  place: (_, { id }) => secretPlace(id),
  reseal: (keyring, { id, sealed_secret }) => ({
    sealed_secret: seal(keyring, secretPlace(id), unseal(keyring, secretPlace(id), sealed_secret)),
  }),
};
