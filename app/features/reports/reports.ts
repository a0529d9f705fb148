import type { Names } from './report-settings.ts';

/** In characters. */
export const reportLimits = { targetLength: 500, commentLength: 4000, nextStepLength: 500 } as const;

export interface ReportKey {
  studentId: string;
  termId: string;
  subjectId: string;
}

/** `attainment` and `effort` are ids of grades; empty in a draft that is not complete. */
export interface ReportContent {
  attainment: string;
  effort: string;
  target: string;
  comment: string;
  nextStep: string;
  /** Of these texts. Empty: unknown, or not chosen in a draft. @see PD-73 */
  language: string;
}

/** Names as of the day of publishing. @see PD-49 */
export interface PublishedNames {
  term: Names;
  subject: Names;
  attainment: Names;
  effort: Names;
}

export type PublishedContent = ReportContent & { names: PublishedNames };

export const isComplete = ({ attainment, effort, comment }: ReportContent): boolean =>
  attainment !== '' && effort !== '' && comment !== '';

/** `correction`: a draft after the first publication. */
export type ReportState = 'none' | 'draft' | 'published' | 'correction';

export interface ReportProgress {
  id: string;
  subjectId: string;
  state: ReportState;
  isComplete: boolean;
  revision: number | null;
}

export interface StudentReportStates {
  id: string;
  fullName: string;
  currentLevel: string | null;
  className: string | null;
  reports: ReportProgress[];
}

/** A report that was published once is not due any more, even while it is corrected. */
export const isDue = (state: ReportState): boolean => state === 'none' || state === 'draft';

/** `done`: the student has no report that is due. */
export type DueState = 'due' | 'overdue' | 'done';

/** The reports of the term that mentors report on. */
export interface ReportsDue {
  termId: string;
  /** As `2026-12-11`. */
  dueOn: string;
  /** By student. Students without a subject to report on are missing. */
  states: ReadonlyMap<string, DueState>;
}

/** A report as mentor and coach see it in the editor. */
export interface ReportInProgress {
  state: ReportState;
  content: ReportContent;
  revision: number;
  changedAt: Date | null;
  changedBy: { id: string; fullName: string } | null;
  reportId: string | null;
}

export const emptyContent: ReportContent = {
  attainment: '',
  effort: '',
  target: '',
  comment: '',
  nextStep: '',
  language: '',
};

export interface ListedReport {
  id: string;
  studentId: string;
  termId: string;
  term: Names;
  subject: Names;
  version: number;
  publishedAt: Date;
  isRead: boolean;
  /** Null if its text does not decrypt. */
  grades: { attainment: Names; effort: Names } | null;
}

/** Reports of a term about a student that the reader has not opened, the newest first. */
export interface UnreadReports {
  studentId: string;
  term: Names;
  /** Of the newest. */
  publishedAt: Date;
  reports: { id: string; subject: Names }[];
}

export interface ReportVersion {
  id: string;
  number: number;
  publishedAt: Date;
  authorName: string | null;
}

export interface ReportRead {
  readerName: string | null;
  readAt: Date;
}

export interface ReportedStudent {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  className: string | null;
}

export interface PublishedReport {
  id: string;
  student: ReportedStudent;
  shown: ReportVersion;
  /** Null if it does not decrypt. */
  content: PublishedContent | null;
  /** The latest first. */
  versions: ReportVersion[];
  /** Readers of the shown version; empty for guardians. */
  reads: ReportRead[];
}

/** The latest versions of all published reports of a student and term, in the order of the subjects. */
export interface TermReports {
  student: ReportedStudent;
  termId: string;
  term: Names;
  /** The student's present Academic Mentor; null without one. */
  mentorName: string | null;
  reports: TermReport[];
}

export interface TermReport {
  id: string;
  subject: Names;
  version: ReportVersion;
  isRead: boolean;
  /** Null if it does not decrypt. */
  content: PublishedContent | null;
}
