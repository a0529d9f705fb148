import type { Language } from '#content/languages.ts';
import type { Level, Stage } from './stages.ts';

/** Students of the same level and class, who move together unless they are kept. */
export interface YearEndGroup extends Level {
  /** Level and class, as the form names the group. */
  key: string;
  count: number;
}

export interface YearEndStudent {
  id: string;
  fullName: string;
  studentNumber: string;
}

/** Students listed for a group; the search finds the others. */
export const maxListed = 100;

export const remaining = ['stays', 'leaves'] as const;
export type Destination = (typeof remaining)[number] | Stage;

export interface GroupMove extends Level {
  /** Null if they leave. */
  to: Level | null;
}

/** A term, defined again because features do not import each other. */
export interface NewTerm {
  names: Partial<Record<Language, string>> & { en: string };
  firstDay: string;
  lastDay: string;
  dueOn: string;
}

export interface YearEndPlan {
  /** Idempotency key of the form. @see R9 */
  id: string;
  /** Digest of the students that the plan was made for. */
  studentsDigest: string;
  moves: GroupMove[];
  /** Ids of students for whom nothing changes. */
  kept: string[];
  terms: NewTerm[];
}

export interface PastYearEnd {
  id: string;
  doneBy: string | null;
  doneAt: Date;
  undoUntil: Date;
  moved: number;
  left: number;
  terms: number;
}

/** A class of the year after: its number plus one, up to 13, as `8B` to `9B`. */
export function nextClass(className: string): string {
  return className.replace(/(?<!\d)\d{1,2}(?!\d)/, (year) => {
    const next = Number(year) + 1;
    return next <= 13 ? String(next) : year;
  });
}

/** The names of a term a year later: `2026/27` becomes `2027/28`. */
export function nextYearIn(name: string): string {
  return name.replace(/(?<!\d)(20\d\d)(?:([/–-])(\d\d))?(?!\d)/g, (_, year: string, sign = '', short = '') =>
    [Number(year) + 1, sign, short && String((Number(short) + 1) % 100).padStart(2, '0')].join(''),
  );
}

/** The same day a year later, as `2027-09-01`; of 29 February the 28th. */
export function aYearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return later.endsWith('02-29') ? later.replace(/29$/, '28') : later;
}
