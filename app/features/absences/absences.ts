import type { QueryOf } from '#platform/lists.ts';

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
  /** Of the note; null if unknown. @see PD-73 */
  language: string | null;
}

export const absentStudentLevels = ['primary', 'middle', 'secondary', 'university', 'none'] as const;
export type AbsentStudentLevel = (typeof absentStudentLevels)[number];

/** `day`: null for today. */
export const absentStudentList = {
  filters: { day: 'date', level: absentStudentLevels, reason: absenceReasons },
  sorts: ['class', 'name'],
  defaultSort: 'class',
} as const;
export type AbsentStudentQuery = QueryOf<typeof absentStudentList>;

/** `id`: of the student. */
export interface AbsentStudent extends Pick<Absence, 'firstDay' | 'lastDay' | 'reason'> {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  className: string | null;
  reporterName: string | null;
  reportedAt: Date;
}
