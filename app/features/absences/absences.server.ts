import { type RawBuilder, sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { storedLanguage } from '#platform/language-of-text.server.ts';
import type { Absence } from './absences.ts';
import { noteContext } from './sealed-absences.server.ts';

/** The students for whom the reader may report an absence, by name. @see PD-39 */
export async function listReportable(tx: Tx): Promise<{ id: string; fullName: string }[]> {
  return tx
    .selectFrom('students')
    .select(['id', 'full_name as fullName'])
    .where(sql<boolean>`id = any (writable_children())`)
    .orderBy('full_name')
    .orderBy('id')
    .execute();
}

/** Absences of the reader's own children that are not over, the next one first. */
export const listAbsencesOfChildren = (tx: Tx): Promise<Absence[]> =>
  listUpcoming(tx, sql`students.id = any (current_children())`);

/** Returns the same of the students assigned to a mentor. */
export const listAbsencesOfAssigned = (tx: PersonTx): Promise<Absence[]> =>
  listUpcoming(tx, sql`${tx.me} in (academic_mentor_id, wellbeing_coach_id)`);

/** Holds until the last day is over in every time zone. @see PD-42 */
export const isCurrentOrComing = sql<boolean>`last_day >= (now() at time zone 'UTC' - interval '12 hours')::date`;

async function listUpcoming(tx: Tx, ofWhom: RawBuilder<unknown>): Promise<Absence[]> {
  const { rows } = await sql<Omit<Absence, 'note'> & { note: Buffer | null }>`
    select absences.id, absences.student_id as "studentId", students.full_name as "studentName",
      first_day::text as "firstDay", last_day::text as "lastDay", reason, note, language, profiles.full_name as "reporterName"
    from absences join students on students.id = absences.student_id
      left join student_guardians on student_guardians.student_id = absences.student_id and guardian_id = reporter_id
      left join profiles on profiles.id = guardian_id
    where ${ofWhom} and archived_at is null and withdrawn_at is null
      and ${isCurrentOrComing}
    order by first_day, students.full_name, absences.id`.execute(tx);
  return rows.map((row) => {
    const note = row.note && tx.unsealOrNull(noteContext(row.id, row.studentId), row.note);
    return { ...row, note, language: storedLanguage(row.language, note) };
  });
}

/** The student's mentor or, if the writer cannot reach the mentor, the coach. Null: neither. */
export async function findAbsenceReceiver(tx: Tx, studentId: string): Promise<string | null> {
  const { rows } = await sql<{ person: string }>`
    select person from students, unnest(array[academic_mentor_id, wellbeing_coach_id]) with ordinality as staff (person, place)
    where students.id = ${studentId} and person is distinct from current_person() and may_write_to(person)
    order by place limit 1`.execute(tx);
  return rows[0]?.person ?? null;
}

/** Absences whose note the open request for erasure may be about, the latest first; none for others than its office. */
export async function listErasableNotes(tx: Tx, requestId: string): Promise<Absence[]> {
  const { rows } = await sql<Omit<Absence, 'note' | 'reporterName' | 'language'>>`
    select id, student_id as "studentId", student_name as "studentName", first_day::text as "firstDay",
      last_day::text as "lastDay", reason
    from erasable_absence_notes(${requestId})`.execute(tx);
  return rows.map((row) => ({ ...row, reporterName: null, note: null, language: null }));
}
