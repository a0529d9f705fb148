import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { openingContext, reportContext } from './sealed-message-reports.server.ts';

export class HandlingRefused extends Refused<'unknown report' | 'closed before'> {}

/** The reported message can be read for an hour. @throws HandlingRefused @see PD-47 */
export async function openMessageReport(tx: WriteTx, reportId: string, reason: string): Promise<void> {
  const id = randomUUID();
  const { rows } = await sql<{ is_open: boolean }>`
    select open_report(${id}, ${reportId}, ${tx.seal(openingContext(id), reason)}) as is_open`.execute(tx);
  if (!rows[0]?.is_open) throw new HandlingRefused('unknown report');
}

/** Ends the reminders. Returns false if the person does not handle the report, or somebody has acknowledged it before. @see PD-75 */
export async function acknowledgeMessageReport(tx: WriteTx, reportId: string): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`select acknowledge_report(${reportId}) as is_done`.execute(tx);
  return rows[0]?.is_done === true;
}

/** @throws HandlingRefused */
export async function closeMessageReport(tx: WriteTx, reportId: string, note: string): Promise<void> {
  const { rows } = await sql<{ is_closed: boolean }>`
    select close_report(${reportId}, ${tx.seal(reportContext('note', reportId), note)}) as is_closed`.execute(tx);
  if (!rows[0]?.is_closed) throw new HandlingRefused('closed before');
}
