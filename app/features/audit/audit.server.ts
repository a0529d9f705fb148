import { sql } from 'kysely';
import { inBatches } from '../../platform/batches.ts';
import type { WriteTx } from '../../platform/database.server.ts';
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

export async function recordAuditEvents(tx: WriteTx, entries: readonly AuditEntry[]): Promise<void> {
  await inBatches(entries, (batch) =>
    tx
      // Evaluated once: a call for each row would double the time of the statement.
      .with('actor', (db) => db.selectNoFrom(sql<string | null>`current_person()`.as('id')))
      .insertInto('audit_log')
      .values(
        batch.map(({ event, subject, details = {} }) => ({
          actor_id: sql<string | null>`(select id from actor)`,
          act: event,
          subject_type: subject.type,
          subject_id: subject.id,
          details: JSON.stringify(details),
        })),
      )
      .execute(),
  );
}
