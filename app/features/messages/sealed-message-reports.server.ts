import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

export const reportPlace = (column: 'reason' | 'note', id: string): SealedPlace => ({
  table: 'message_reports',
  column,
  id,
});

export const openingPlace = (id: string): SealedPlace => ({ table: 'message_report_openings', column: 'reason', id });

function reseal(keyring: Keyring, place: SealedPlace, value: Buffer): Buffer {
  return seal(keyring, place, unseal(keyring, place, value));
}

export const sealedMessageReports: ResealedTable<{ id: string; reason: Buffer; note: Buffer | null }> = {
  name: 'message_reports',
  sealed: ['reason', 'note'],
  digests: [],
  read: [],
  written: { reason: 'bytea', note: 'bytea' },
  place: (column, { id }) => reportPlace(column === 'reason' ? 'reason' : 'note', id),
  reseal: (keyring, { id, reason, note }) => ({
    reason: reseal(keyring, reportPlace('reason', id), reason),
    note: note && reseal(keyring, reportPlace('note', id), note),
  }),
};

export const sealedOpenings: ResealedTable<{ id: string; reason: Buffer }> = {
  name: 'message_report_openings',
  sealed: ['reason'],
  digests: [],
  read: [],
  written: { reason: 'bytea' },
  place: (_column, { id }) => openingPlace(id),
  reseal: (keyring, { id, reason }) => ({ reason: reseal(keyring, openingPlace(id), reason) }),
};
