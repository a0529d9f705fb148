import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { Absence } from './absences.ts';
import { noteContext } from './sealed-absences.server.ts';

export type RecordedAbsence = Omit<Absence, 'studentName' | 'reporterName'> & {
  reportedAt: Date;
  withdrawnAt: Date | null;
};

/** Every absence of a student, also those that are over or were withdrawn, oldest first. */
export async function listAllAbsences(tx: Tx, studentId: string): Promise<RecordedAbsence[]> {
  const { rows } = await sql<Omit<RecordedAbsence, 'note'> & { note: Buffer | null }>`
    select id, student_id as "studentId", first_day::text as "firstDay", last_day::text as "lastDay", reason, note, language,
      reported_at as "reportedAt", withdrawn_at as "withdrawnAt"
    from absences where student_id = ${studentId} order by first_day, id`.execute(tx);
  return rows.map(({ note, ...absence }) => ({
    ...absence,
    note: note && tx.unsealOrNull(noteContext(absence.id, studentId), note),
  }));
}
