import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { AttendedLesson } from './attendance.ts';

/** Whether the person sees the attendance of the whole school: administrators and the Academic Coordinator. @see PD-70 */
export async function overseesAttendance(tx: PersonTx): Promise<boolean> {
  const { rows } = await sql<{ oversees: boolean }>`select oversees_attendance() as oversees`.execute(tx);
  return rows[0]?.oversees === true;
}

/** Rules and days of the lessons that begin in the span and have a register. */
export async function listRegistered(
  tx: Tx,
  { from, until }: { from: Date; until: Date },
): Promise<{ ruleId: string; day: string }[]> {
  const { rows } = await sql<{ ruleId: string; day: string }>`
    select rule_id as "ruleId", day::text as day from registers where starts_at >= ${from} and starts_at < ${until}`.execute(
    tx,
  );
  return rows;
}

export interface UnexplainedAbsence extends Pick<AttendedLesson, 'id' | 'studentId' | 'startsAt' | 'names'> {
  fullName: string;
  className: string | null;
}

/** Absences of the past 30 days that nobody has explained, the latest first. For who oversees attendance. */
export async function listUnexplained(tx: Tx): Promise<UnexplainedAbsence[]> {
  const { rows } = await sql<UnexplainedAbsence>`
    select id, student_id as "studentId", full_name as "fullName", class_name as "className", names, starts_at as "startsAt"
    from unexplained_absences(now() - interval '30 days') limit 500`.execute(tx);
  return rows;
}
