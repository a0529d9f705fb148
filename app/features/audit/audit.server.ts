import type { WriteTx } from '../../platform/database.server.ts';
import type { AuditEvent, AuditSubject } from './audit.ts';

export interface AuditEntry {
  actorId: string | null;
  event: AuditEvent;
  subject: { type: AuditSubject; id: string };
  /** Names of changed fields or a role: never a password, a text or a child's name. */
  details?: Record<string, string | string[] | null>;
}

export async function recordAuditEvent(
  tx: WriteTx,
  { actorId, event, subject, details = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      act: event,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
    })
    .execute();
}
