import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { Explanation } from './attendance.ts';

/** Returns false if there is nothing to explain: explained before, corrected, unknown, or without the right. @see PD-70 */
export async function explainAbsence(tx: WriteTx, id: string, reason: Explanation): Promise<boolean> {
  const { rows } = await sql<{ studentId: string; heldOn: string }>`
    select student_id as "studentId", held_on::text as "heldOn" from explain_absence(${id}, ${reason})`.execute(tx);
  const [explained] = rows;
  if (!explained) return false;
  await recordAuditEvent(tx, {
    event: 'absence explained',
    subject: { type: 'student', id: explained.studentId },
    details: { days: [explained.heldOn] },
  });
  return true;
}
