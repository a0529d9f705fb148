import { sql } from 'kysely';
import type { Tx, WriteTx } from '../../platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { Absence } from './absences.ts';

/** Absences whose note the open request for erasure may be about, the latest first; none for others than its office. */
export async function listErasableNotes(tx: Tx, requestId: string): Promise<Absence[]> {
  const { rows } = await sql<Omit<Absence, 'note'>>`
    select id, student_id as "studentId", student_name as "studentName", first_day::text as "firstDay",
      last_day::text as "lastDay", reason
    from erasable_absence_notes(${requestId})`.execute(tx);
  return rows.map((row) => ({ ...row, note: null }));
}

/** Returns false if there is nothing to erase: erased before, or the request does not permit it. @see PD-58 */
export async function eraseAbsenceNote(
  tx: WriteTx,
  { requestId, absenceId, actorId }: { requestId: string; absenceId: string; actorId: string },
): Promise<boolean> {
  const { rows } = await sql<{ studentId: string; firstDay: string; lastDay: string }>`
    select student_id as "studentId", first_day::text as "firstDay", last_day::text as "lastDay"
    from erase_absence_note(${requestId}, ${absenceId})`.execute(tx);
  const [erased] = rows;
  if (!erased) return false;
  const { studentId, firstDay, lastDay } = erased;
  const subject = { type: 'student', id: studentId } as const;
  const details = { days: [...new Set([firstDay, lastDay])] };
  await recordAuditEvent(tx, { actorId, event: 'absence note erased', subject, details });
  return true;
}
