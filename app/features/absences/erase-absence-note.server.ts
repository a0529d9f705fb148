import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';

/** Returns false if there is nothing to erase: erased before, or the request does not permit it. @see PD-58 */
export async function eraseAbsenceNote(
  tx: WriteTx,
  { requestId, absenceId }: { requestId: string; absenceId: string },
): Promise<boolean> {
  const { rows } = await sql<{ studentId: string; firstDay: string; lastDay: string }>`
    select student_id as "studentId", first_day::text as "firstDay", last_day::text as "lastDay"
    from erase_absence_note(${requestId}, ${absenceId})`.execute(tx);
  const [erased] = rows;
  if (!erased) return false;
  const { studentId, firstDay, lastDay } = erased;
  const subject = { type: 'student', id: studentId } as const;
  const details = { days: [...new Set([firstDay, lastDay])] };
  await recordAuditEvent(tx, { event: 'absence note erased', subject, details });
  return true;
}
