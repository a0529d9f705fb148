import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonTx, PersonWriteTx } from '#platform/database.server.ts';
import { refusalCodes, sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import type { NewAbsence } from './absences.schema.ts';
import { isCurrentOrComing } from './absences.server.ts';
import { noteContext } from './sealed-absences.server.ts';

/** `other content`: the form was sent before with different content. */
export class AbsenceRefused extends Refused<'no right' | 'reported already' | 'other content'> {}

/** `language`: of the note; null if unknown. */
export type ReportedAbsence = Omit<NewAbsence, 'language'> & { language?: string | null };

/** Returns whether it is new: false for a repeated form. @throws AbsenceRefused @see PD-42 @see R9 */
export async function reportAbsence(tx: PersonWriteTx, absence: ReportedAbsence): Promise<boolean> {
  const known = await findReportedBefore(tx, absence.requestId);
  if (known) {
    if (!isSame(tx, known, absence)) throw new AbsenceRefused('other content');
    return false;
  }
  const id = randomUUID();
  const place = noteContext(id, absence.studentId);
  await tx
    .insertInto('absences')
    .values({
      id,
      student_id: absence.studentId,
      reporter_id: tx.me,
      first_day: absence.firstDay,
      last_day: lastDayOf(absence),
      reason: absence.reason,
      note: absence.note === '' ? null : tx.seal(place, absence.note),
      request_id: absence.requestId,
      language: absence.language ?? null,
    })
    .execute()
    .catch((error: unknown) => {
      const code = sqlState(error);
      if (code === sqlStates.insufficientPrivilege) throw new AbsenceRefused('no right', { cause: error });
      // Also a second submission at the same moment.
      if (code === refusalCodes.overlappingAbsence || code === sqlStates.uniqueViolation)
        throw new AbsenceRefused('reported already', { cause: error });
      throw error;
    });
  return true;
}

export const lastDayOf = ({ firstDay, lastDay }: Pick<NewAbsence, 'firstDay' | 'lastDay'>) =>
  lastDay === '' ? firstDay : lastDay;

interface ReportedBefore {
  id: string;
  student_id: string;
  first_day: string;
  last_day: string;
  reason: string;
  note: Buffer | null;
}

async function findReportedBefore(tx: PersonTx, requestId: string): Promise<ReportedBefore | undefined> {
  const { rows } = await sql<ReportedBefore>`
    select id, student_id, first_day::text, last_day::text, reason, note from absences
    where reporter_id = ${tx.me} and request_id = ${requestId}`.execute(tx);
  return rows[0];
}

function isSame(sealer: Sealer, known: ReportedBefore, absence: ReportedAbsence): boolean {
  const note = known.note ? sealer.unseal(noteContext(known.id, known.student_id), known.note) : '';
  return (
    known.student_id === absence.studentId &&
    known.first_day === absence.firstDay &&
    known.last_day === lastDayOf(absence) &&
    known.reason === absence.reason &&
    note === absence.note
  );
}

export interface WithdrawnAbsence {
  studentId: string;
  firstDay: string;
  lastDay: string;
}

/** Returns null if there is nothing to withdraw: withdrawn before, over, unknown, or without the right. */
export async function withdrawAbsence(tx: PersonWriteTx, id: string): Promise<WithdrawnAbsence | null> {
  const { rows } = await sql<WithdrawnAbsence>`
    update absences set withdrawn_at = now(), withdrawn_by = ${tx.me}
    where id = ${id} and withdrawn_at is null and ${isCurrentOrComing}
    returning student_id as "studentId", first_day::text as "firstDay", last_day::text as "lastDay"`.execute(tx);
  return rows[0] ?? null;
}
