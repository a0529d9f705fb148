import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { PersonWriteTx, Tx } from '#platform/database.server.ts';
import { recordAuditEvents } from '../audit/audit.server.ts';
import { changedFields, type SafetyDetails } from './safety.ts';
import { sealDetails } from './sealed-safety.server.ts';

export interface ImportedSafety {
  studentId: string;
  details: SafetyDetails;
}

/** Those of the students who have details, which an import leaves as they are. For administrators. @see PD-71 */
export async function findStudentsWithSafety(tx: Tx, studentIds: readonly string[]): Promise<Set<string>> {
  const found = await inBatches(studentIds, async (batch) => {
    const { rows } = await sql<{ id: string }>`select students_with_safety(${batch}::uuid[]) as id`.execute(tx);
    return rows.map(({ id }) => id);
  });
  return new Set(found.flat());
}

/** First versions, which a guardian is asked to confirm. @throws a unique violation for a student with details @see PD-59 */
export async function insertSafety(tx: PersonWriteTx, imported: readonly ImportedSafety[]): Promise<void> {
  await inBatches(imported, (batch) => {
    const rows = batch.map(({ studentId, details }) => {
      const id = randomUUID();
      const sealed = sealDetails(tx, { id, student_id: studentId }, details);
      return { id, student_id: studentId, number: 1, ...sealed, author_id: tx.me };
    });
    return tx.insertInto('safety_records').values(rows).execute();
  });
  await recordAuditEvents(
    tx,
    imported.map(({ studentId, details }) => ({
      event: 'safety details changed',
      subject: { type: 'student', id: studentId },
      details: { changed: changedFields(details, null) },
    })),
  );
}
