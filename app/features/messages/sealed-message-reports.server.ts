import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

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

export const sealedMessageReports = sealedTable({
  name: 'message_reports',
  sealed: ['reason', 'note'],
  contextOf: (column, { id }) => reportContext(column, id),
});

export const sealedOpenings = sealedTable({
  name: 'message_report_openings',
  sealed: ['reason'],
  contextOf: (_, { id }) => openingContext(id),
});
