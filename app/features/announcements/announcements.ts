import type { Language } from '#content/languages.ts';
import type { QueryOf } from '#platform/lists.ts';

/** @see PD-66 */
export const audiences = ['everybody', 'families', 'own', 'stages', 'classes', 'students', 'staff'] as const;
export type Audience = (typeof audiences)[number];

/** Those for the families of one's own students. */
export const familyAudiences: readonly Audience[] = ['own', 'stages', 'classes', 'students'];

/** `choices`: names of levels, keys of classes, or ids of students. Empty for the other audiences. */
export interface Addressed {
  audience: Audience;
  choices: readonly string[];
}

/** Texts in characters. */
export const announcementLimits = {
  titleLength: 150,
  bodyLength: 10_000,
  questionLength: 300,
  answerLength: 100,
  minAnswers: 2,
  maxAnswers: 5,
  people: 20_000,
  maxDaysAhead: 366,
} as const;

/** Whether a person may announce to the whole school, or only to the families of their students. Null: to no one. */
export type AnnouncementScope = 'school' | 'students' | null;

export interface Question {
  text: string;
  answers: string[];
}

export interface AnnouncementText {
  language: Language;
  title: string;
  body: string;
  question: Question | null;
}

const suffixes = { en: 'En', ar: 'Ar', fr: 'Fr', zh: 'Zh' } as const satisfies Record<Language, string>;
type Suffix = (typeof suffixes)[Language];

type Part = 'title' | 'body' | 'question' | 'answers';
export type TextField = `${'title' | 'body'}${Suffix}`;
export type QuestionField = `${'question' | 'answers'}${Suffix}`;

/** Name of the field with this part of the text in a language, such as `titleEn`. */
export const partName = <Asked extends Part, Code extends Language>(part: Asked, language: Code) =>
  `${part}${suffixes[language]}` as `${Asked}${(typeof suffixes)[Code]}`;

/** The people whom an announcement would reach now. */
export interface Reach {
  students: number;
  guardians: number;
  staff: number;
  /** Number of people by the language of their account; the key is empty for those who have chosen none. */
  languages: Partial<Record<Language | '', number>>;
}

export interface SchoolClass {
  level: string | null;
  className: string;
  key: string;
}

export type AnnouncementState = 'scheduled' | 'published' | 'withdrawn' | 'unpublished';

/** In the reader's language, or else the first one. */
export interface ListedAnnouncement {
  id: string;
  /** Null if it does not decrypt. */
  title: string | null;
  language: Language;
  authorName: string | null;
  publishedAt: Date;
  isUrgent: boolean;
  isRead: boolean;
  /** What the reader was asked and has not done yet. */
  isToConfirm: boolean;
  isToAnswer: boolean;
}

export interface ReadAnnouncement extends ListedAnnouncement {
  body: string | null;
  question: Question | null;
  /** The other languages it is written in. */
  otherLanguages: Language[];
  version: number;
  correctedAt: Date | null;
  readAt: Date | null;
  confirmBy: string | null;
  confirmedAt: Date | null;
  answerBy: string | null;
  answer: number | null;
  isAnswerOver: boolean;
}

export interface SentAnnouncement extends Addressed {
  id: string;
  title: string | null;
  language: Language;
  state: AnnouncementState;
  isUrgent: boolean;
  createdAt: Date;
  publishAt: Date | null;
  publishedAt: Date | null;
  correctedAt: Date | null;
  readers: number;
  read: number;
}

/** What its author sees. */
export interface OwnAnnouncement extends Omit<SentAnnouncement, 'title' | 'language' | 'readers' | 'read'> {
  texts: AnnouncementText[];
  version: number;
  confirmBy: string | null;
  answerBy: string | null;
  remindedAt: Date | null;
  mayRemind: boolean;
}

/** Of the people whom the author sees. */
export interface ReadingCounts {
  people: number;
  read: number;
  confirmed: number;
  /** By answer, in their order. */
  answers: number[];
  students: number;
  /** Students of whom a guardian has read it. */
  reachedStudents: number;
}

export const readerStates = ['unread', 'read', 'unconfirmed', 'confirmed', 'unanswered', 'answered'] as const;

/** `announcement` chooses the list. */
export const readerList = {
  filters: { announcement: 'id', state: readerStates },
  sorts: ['name', 'read', 'confirmed'],
  defaultSort: 'name',
} as const;
export type ReaderQuery = QueryOf<typeof readerList>;

export interface AnnouncementReader {
  id: string;
  fullName: string;
  isStaff: boolean;
  readAt: Date | null;
  confirmedAt: Date | null;
  answer: number | null;
}
