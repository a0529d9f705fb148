import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isOffice } from '../../../content/offices.ts';
import type { Tx, WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { seal } from '../../platform/sealing.server.ts';
import type { NewReport } from './message-reports.schema.ts';
import type { ReportPlace } from './message-reports.ts';
import { reportPlace } from './sealed-reports.server.ts';

/** Null for messages that the reader did not receive. @see PD-47 */
export async function findReportPlace(tx: Tx, messageId: string): Promise<ReportPlace | null> {
  const { rows } = await sql<{ office: string; was_reported: boolean }>`
    select office, was_reported from office_for_report(${messageId})`.execute(tx);
  const [row] = rows;
  return row && isOffice(row.office) ? { office: row.office, wasReported: row.was_reported } : null;
}

export class ReportRefused extends Refused<'unknown message' | 'reported before'> {}

/** The database also writes the audit row and queues the mails. @throws ReportRefused @see PD-47 */
export async function reportMessage(
  tx: WriteTx,
  keyring: Keyring,
  messageId: string,
  { kind, text }: NewReport,
): Promise<void> {
  const id = randomUUID();
  const reason = seal(keyring, reportPlace('reason', id), JSON.stringify({ kind, text }));
  const { rows } = await sql<{ is_new: boolean | null }>`
    select report_message(${id}, ${messageId}, ${reason}) as is_new`.execute(tx);
  const isNew = rows[0]?.is_new ?? null;
  if (isNew === null) throw new ReportRefused('unknown message');
  if (!isNew) throw new ReportRefused('reported before');
}
