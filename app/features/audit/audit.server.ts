import { inBatches } from '../../platform/batches.ts';
import type { WriteTx } from '../../platform/database.server.ts';
import type { AuditDetailKey, AuditEvent, AuditSubject } from './audit.ts';

export interface AuditEntry {
  actorId: string | null;
  event: AuditEvent;
  subject: { type: AuditSubject; id: string };
  /** Names of changed fields or a role: never a password, a text or a child's name. */
  details?: Partial<Record<AuditDetailKey, string | readonly string[] | null>>;
}

export function recordAuditEvent(tx: WriteTx, entry: AuditEntry): Promise<void> {
  return recordAuditEvents(tx, [entry]);
}

export async function recordAuditEvents(tx: WriteTx, entries: readonly AuditEntry[]): Promise<void> {
  await inBatches(entries, (batch) =>
    tx
      .insertInto('audit_log')
      .values(
        batch.map(({ actorId, event, subject, details = {} }) => ({
          actor_id: actorId,
          act: event,
          subject_type: subject.type,
          subject_id: subject.id,
          details: JSON.stringify(details),
        })),
      )
      .execute(),
  );
}
