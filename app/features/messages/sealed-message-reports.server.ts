import type { Keyring } from '../../platform/keyring.server.ts';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealingContext, seal, unseal } from '../../platform/sealing.server.ts';

export const reportContext = (column: 'reason' | 'note', id: string): SealingContext => ({
  table: 'message_reports',
  column,
  id,
});

export const openingContext = (id: string): SealingContext => ({
  table: 'message_report_openings',
  column: 'reason',
  id,
});

function reseal(keyring: Keyring, context: SealingContext, value: Buffer): Buffer {
  return seal(keyring, context, unseal(keyring, context, value));
}

export const sealedMessageReports: ResealedTable<{ id: string; reason: Buffer; note: Buffer | null }> = {
  name: 'message_reports',
  sealed: ['reason', 'note'],
  digests: [],
  contextColumns: [],
  updatedColumns: { reason: 'bytea', note: 'bytea' },
  contextOf: (column, { id }) => reportContext(column === 'reason' ? 'reason' : 'note', id),
  reseal: (keyring, { id, reason, note }) => ({
    reason: reseal(keyring, reportContext('reason', id), reason),
    note: note && reseal(keyring, reportContext('note', id), note),
  }),
};

export const sealedOpenings: ResealedTable<{ id: string; reason: Buffer }> = {
  name: 'message_report_openings',
  sealed: ['reason'],
  digests: [],
  contextColumns: [],
  updatedColumns: { reason: 'bytea' },
  contextOf: (_column, { id }) => openingContext(id),
  reseal: (keyring, { id, reason }) => ({ reason: reseal(keyring, openingContext(id), reason) }),
};
