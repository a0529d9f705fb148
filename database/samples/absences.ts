import { randomUUID } from 'node:crypto';
import type { AbsenceReason } from '#features/absences/absences.ts';
import { noteContext } from '#features/absences/sealed-absences.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleAbsence {
  id?: string;
  studentId: string;
  reporterId: string;
  firstDay: string;
  lastDay: string;
  reason?: AbsenceReason;
  note?: string;
  reportedAt?: Date;
}

const types = {
  id: 'uuid',
  student_id: 'uuid',
  reporter_id: 'uuid',
  first_day: 'date',
  last_day: 'date',
  reason: 'text',
  note: 'bytea',
  request_id: 'uuid',
  reported_at: 'timestamptz',
};

export async function addAbsences(
  asOwner: AsOwner,
  keyring: Keyring,
  absences: readonly SampleAbsence[],
): Promise<void> {
  const rows = absences.map(({ id = randomUUID(), studentId, note, ...absence }) => ({
    id,
    student_id: studentId,
    reporter_id: absence.reporterId,
    first_day: absence.firstDay,
    last_day: absence.lastDay,
    reason: absence.reason ?? 'illness',
    note: note === undefined ? null : keyring.seal(noteContext(id, studentId), note),
    request_id: id,
    reported_at: absence.reportedAt ?? new Date(),
  }));
  await insertRows(asOwner, 'absences', types, rows);
}
