import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { NewMessageReport } from './message-reports.schema.ts';
import { reportContext } from './sealed-message-reports.server.ts';

export class MessageReportRefused extends Refused<'unknown message' | 'reported before'> {}

/** The database also writes the audit row and queues the mails. @throws MessageReportRefused @see PD-47 */
export async function reportMessage(tx: WriteTx, messageId: string, { kind, text }: NewMessageReport): Promise<void> {
  const id = randomUUID();
  const reason = tx.seal(reportContext('reason', id), JSON.stringify({ kind, text }));
  const { rows } = await sql<{ is_new: boolean | null }>`
    select report_message(${id}, ${messageId}, ${reason}) as is_new`.execute(tx);
  const isNew = rows[0]?.is_new ?? null;
  if (isNew === null) throw new MessageReportRefused('unknown message');
  if (!isNew) throw new MessageReportRefused('reported before');
}
