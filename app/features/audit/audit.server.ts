import { sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { WriteTx } from '#platform/database.server.ts';
import type { AuditDetailKey, AuditEvent, AuditSubject } from './audit.ts';

export interface AuditEntry {
  event: AuditEvent;
  subject: { type: AuditSubject; id: string };
  /** Names of changed fields or a role: never a password, a text or a child's name. */
  details?: Partial<Record<AuditDetailKey, string | readonly string[] | null>>;
}

/** The actor is the person of the transaction; null for the owner. */
export function recordAuditEvent(tx: WriteTx, entry: AuditEntry): Promise<void> {
  return recordAuditEvents(tx, [entry]);
}

/** In this order. @throws insufficient privilege for an act that `may_record()` of the database refuses to the person */
export async function recordAuditEvents(tx: WriteTx, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ event, subject, details = {} }) => ({
    act: event,
    subject_type: subject.type,
    subject_id: subject.id,
    details,
  }));
  await inBatches(rows, (batch) => sql`select record_audit_events(${JSON.stringify(batch)}::jsonb)`.execute(tx));
}
