import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { Absence, AbsenceReason } from './absences.ts';
import { noteContext } from './sealed-absences.server.ts';

export type RecordedAbsence = Omit<Absence, 'studentName' | 'reporterName'> & {
  reportedAt: Date;
  withdrawnAt: Date | null;
};

interface AbsenceRow {
  id: string;
  student_id: string;
  first_day: string;
  last_day: string;
  reason: AbsenceReason;
  note: Buffer | null;
  reported_at: Date;
  withdrawn_at: Date | null;
}

/** Every absence of a student, also those that are over or were withdrawn, oldest first. */
export async function listAllAbsences(tx: Tx, studentId: string): Promise<RecordedAbsence[]> {
  const { rows } = await sql<AbsenceRow>`
    select id, student_id, first_day::text, last_day::text, reason, note, reported_at, withdrawn_at
    from absences where student_id = ${studentId} order by first_day, id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    studentId: row.student_id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    reason: row.reason,
    note: row.note && tx.unsealOrNull(noteContext(row), row.note),
    reportedAt: row.reported_at,
    withdrawnAt: row.withdrawn_at,
  }));
}
