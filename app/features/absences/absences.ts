/** @see PD-42 */
export const absenceReasons = ['illness', 'appointment', 'family', 'travel', 'observance', 'other'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** Days, and the characters of the note. */
export const absenceLimits = { earlier: 31, ahead: 366, length: 92, noteLength: 1000 } as const;

export interface Absence {
  id: string;
  studentId: string;
  studentName: string;
  /** `2026-11-22` */
  firstDay: string;
  lastDay: string;
  reason: AbsenceReason;
  /** Null without one, and if decryption fails. */
  note: string | null;
}
