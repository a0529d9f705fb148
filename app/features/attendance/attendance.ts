import type { Language } from '#content/languages.ts';

/** @see PD-70 */
export const marks = ['present', 'late', 'absent', 'left-early', 'technical'] as const;
export type Mark = (typeof marks)[number];

/** Marks with a number of minutes, which may be left out. */
export const hasMinutes = (mark: Mark): boolean => mark === 'late' || mark === 'left-early';

export const maxMinutes = 480;

/** What a family answers about an absence that nobody had reported. */
export const explanations = ['illness', 'appointment', 'family', 'technical', 'other'] as const;
export type Explanation = (typeof explanations)[number];

/** How many minutes before its start the register of a lesson can be taken. */
export const registerMinutes = 10;

/** How many absences within how many days are a pattern. */
export const pattern = { absences: 3, days: 14 } as const;

export interface MarkedStudent {
  studentId: string;
  mark: Mark;
  minutes: number | null;
}

/** The lesson of a register. Days as `2026-11-02`. */
export interface RegisteredLesson {
  ruleId: string;
  courseId: string;
  /** Of the rule. */
  day: string;
  /** In the zone of the course. */
  heldOn: string;
  startsAt: Date;
  isCancelled: boolean;
}

export interface Correction {
  studentId: string;
  mark: Mark;
  minutes: number | null;
  correctedAt: Date;
  correctorName: string | null;
}

export interface Register {
  revision: number;
  takenAt: Date;
  takerName: string | null;
  marks: MarkedStudent[];
  corrections: Correction[];
}

export interface AttendedLesson {
  id: string;
  studentId: string;
  startsAt: Date;
  /** Of the course; null if the reader does not see it. */
  names: (Partial<Record<Language, string>> & { en: string }) | null;
  mark: Mark;
  minutes: number | null;
  explanation: Explanation | null;
  /** An absence about which the family has told nothing. */
  isUnexplained: boolean;
}
