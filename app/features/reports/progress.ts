/** Attainment in the published reports of a subject, the first term first. Names are in the reader's language. */
export interface SubjectProgress {
  subjectId: string;
  subject: string;
  points: ProgressPoint[];
}

export interface ProgressPoint {
  termId: string;
  term: string;
  /** Name on the day of publishing. */
  grade: string;
  /** Place in the scale from 0, the highest grade. */
  place: number;
}

export interface AttainmentHistory {
  gradeCount: number;
  subjects: SubjectProgress[];
}

/** Minimum number of reports to draw a line. */
export const pointsOfLine = 3;
