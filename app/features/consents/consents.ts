import { type Language, languageCodes } from '#content/languages.ts';
import type { QueryOf } from '#platform/lists.ts';

/** In characters; `students`: asked at once. */
export const consentLimits = { titleLength: 120, textLength: 5000, numbersLength: 20_000, students: 2000 } as const;

/** The newest answers of a student's guardians taken together. @see PD-72 */
export const consentStates = ['open', 'given', 'refused', 'conflicting', 'expired'] as const;
export type ConsentState = (typeof consentStates)[number];

export const consentAnswers = ['yes', 'no', 'withdrawn'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

export const consentRules = ['one', 'all'] as const;
export type ConsentRule = (typeof consentRules)[number];

export const audienceStages = ['primary', 'middle', 'secondary', 'university'] as const;
export type AudienceStage = (typeof audienceStages)[number];
export const audiences = ['everybody', ...audienceStages, 'class', 'chosen'] as const;
export type Audience = (typeof audiences)[number];

export type TextsByLanguage = Partial<Record<Language, string>>;

export interface TextInLanguage {
  text: string;
  language: Language;
}

/** The text in the reader's language; otherwise in English or the first language that there is. */
export function textIn(texts: TextsByLanguage, reader: Language): TextInLanguage {
  const language = [reader, ...languageCodes].find((code) => texts[code] !== undefined) ?? reader;
  return { text: texts[language] ?? '', language };
}

/** What one version asks. Days as `2026-11-22`. */
export interface Question {
  version: number;
  titles: TextsByLanguage;
  texts: TextsByLanguage;
  answerBy: string;
  /** Null: until it is withdrawn. */
  validUntil: string | null;
  needsAll: boolean;
}

/** The newest answer of a guardian who may decide, to the current version. */
export interface Decision {
  guardianId: string;
  guardianName: string | null;
  /** Null: not answered yet. */
  answer: ConsentAnswer | null;
  answeredAt: Date | null;
}

/** A question about one student, as families and mentors see it: in one language. */
export interface StudentConsent extends Omit<Question, 'titles' | 'texts'> {
  title: TextInLanguage;
  text: TextInLanguage;
  consentId: string;
  studentId: string;
  studentName: string;
  publishedAt: Date;
  state: ConsentState;
  /** No answer is accepted any more; a given consent can still be withdrawn. */
  isClosed: boolean;
  decisions: Decision[];
}

/** For lists that lead to the text. */
export type TitledConsent = Omit<StudentConsent, 'text'>;
export const withoutText = ({ text: _, ...consent }: StudentConsent): TitledConsent => consent;

/** A question that waits for the reader's answer. */
export type DueConsent = Pick<
  StudentConsent,
  'consentId' | 'studentId' | 'studentName' | 'title' | 'publishedAt' | 'answerBy'
>;

export const consentList = {
  filters: { state: ['open', 'closed'] },
  sorts: ['asked', 'due'],
  defaultSort: '-asked',
} as const;
export type ConsentQuery = QueryOf<typeof consentList>;

export interface ListedConsent extends Pick<Question, 'titles' | 'answerBy' | 'version'> {
  id: string;
  audience: Audience;
  className: string | null;
  askedAt: Date;
  isClosed: boolean;
  counts: Record<ConsentState, number>;
}

export interface Consent extends ListedConsent, Question {
  askedBy: string | null;
  publishedAt: Date;
  remindedAt: Date | null;
  /** Students of the audience who joined it after the question was asked. */
  notAsked: number;
}

/** `consent`: null for the one that was asked last. */
export const consentStudentList = {
  filters: { consent: 'id', state: consentStates },
  sorts: ['name', 'class'],
  defaultSort: 'name',
} as const;
export type ConsentStudentQuery = QueryOf<typeof consentStudentList>;

export interface ConsentStudent {
  /** Of the student in the question. */
  id: string;
  studentId: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  className: string | null;
  state: ConsentState;
  decisions: Decision[];
}
