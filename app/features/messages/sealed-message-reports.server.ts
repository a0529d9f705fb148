import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { Sealer, SealingContext } from '../../platform/sealing.server.ts';
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

function reseal(sealer: Sealer, context: SealingContext, value: Buffer): Buffer {
  return sealer.seal(context, sealer.unseal(context, value));
}

export const sealedMessageReports: ResealedTable<{ id: string; reason: Buffer; note: Buffer | null }> = {
  name: 'message_reports',
  sealed: ['reason', 'note'],
  digests: [],
  contextColumns: [],
  updatedColumns: { reason: 'bytea', note: 'bytea' },
  contextOf: (column, { id }) => reportContext(column === 'reason' ? 'reason' : 'note', id),
  reseal: (sealer, { id, reason, note }) => ({
    reason: reseal(sealer, reportContext('reason', id), reason),
    note: note && reseal(sealer, reportContext('note', id), note),
  }),
};

export const sealedOpenings: ResealedTable<{ id: string; reason: Buffer }> = {
  name: 'message_report_openings',
  sealed: ['reason'],
  digests: [],
  contextColumns: [],
  updatedColumns: { reason: 'bytea' },
  contextOf: (_column, { id }) => openingContext(id),
  reseal: (sealer, { id, reason }) => ({ reason: reseal(sealer, openingContext(id), reason) }),
};
