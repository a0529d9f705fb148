import type { NewAbsence } from '#features/absences/absences.schema.ts';
import { absenceLimits } from '#features/absences/absences.ts';
import { defineForm } from '#forms/define-form.ts';

export type AbsenceField = Exclude<keyof NewAbsence, 'requestId'>;

/** @see PD-42 */
export const absenceForm = defineForm<AbsenceField>({
  texts: 'absence',
  intent: 'report',
  fields: {
    studentId: { label: 'absence.student' },
    firstDay: { label: 'absence.firstDay' },
    lastDay: { label: 'absence.lastDay', hint: 'absence.lastDay.hint', isOptional: true },
    reason: { label: 'absence.reason' },
    note: { label: 'absence.note', hint: 'absence.note.hint', isOptional: true, limit: absenceLimits.noteLength },
    language: { label: 'textLanguage', isOptional: true },
  },
});

export const withdrawIntent = 'withdraw';
