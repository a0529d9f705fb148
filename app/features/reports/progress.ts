import type { Names } from './report-settings.ts';

/** Attainment in the published reports of a subject, the first term first. */
export interface SubjectProgress {
  subjectId: string;
  subject: Names;
  points: ProgressPoint[];
}

export interface ProgressPoint {
  termId: string;
  term: Names;
  /** As of the day of publishing. */
  grade: Names;
  /** Place in the scale from 0, the highest grade. */
  place: number;
}

export interface Progress {
  /** Number of grades of the scale. */
  gradeCount: number;
  subjects: SubjectProgress[];
}

/** A line needs as many reports. */
export const pointsOfLine = 3;
