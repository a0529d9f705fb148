/** @see PD-42 */
export const absenceReasons = ['illness', 'appointment', 'family', 'travel', 'observance', 'other'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** `noteLength` in characters. */
export const absenceLimits = { maxDaysBack: 31, maxDaysAhead: 366, maxDays: 92, noteLength: 1000 } as const;

export interface Absence {
  id: string;
  studentId: string;
  studentName: string;
  /** `2026-11-22` */
  firstDay: string;
  lastDay: string;
  reason: AbsenceReason;
  /** Null if the reader does not see this guardian any more. */
  reporterName: string | null;
  /** Null without one, and if decryption fails. */
  note: string | null;
}
