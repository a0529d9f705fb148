import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { WriteTx } from '#platform/database.server.ts';
import type { AsOwner } from '../samples/insert-rows.ts';
import type { DemoMessage } from './demo-message.ts';

/** Returns the same id at every start, as a UUID version 8. */
export function stableId(...parts: string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['demo', ...parts]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function momentOf(sent: DemoMessage['sent'], now: Date): Date {
  if ('minutesAgo' in sent) return new Date(now.getTime() - sent.minutesAgo * 60_000);
  const [hours, minutes] = sent.at.split(':').map(Number);
  const moment = new Date(now);
  moment.setUTCDate(moment.getUTCDate() - sent.daysAgo);
  moment.setUTCHours(hours ?? 0, minutes, 0, 0);
  return moment;
}

export const asOwnerIn =
  (tx: WriteTx): AsOwner =>
  async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await tx.getExecutor().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
