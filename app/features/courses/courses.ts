import type { Language } from '#content/languages.ts';

/** The English name replaces a missing one. */
export type CourseNames = Partial<Record<Language, string>> & { en: string };

export const courseStages = ['primary', 'middle', 'secondary', 'university'] as const;
export type CourseStage = (typeof courseStages)[number];

/** For a stage or a class, or neither. @see PD-67 */
export interface CourseValues {
  names: CourseNames;
  subjectId: string | null;
  stage: CourseStage | null;
  className: string | null;
  /** IANA name. */
  timeZone: string;
  /** Address of the room; null: there is none. */
  room: string | null;
}

export interface CourseMembers {
  teacherIds: readonly string[];
  studentIds: readonly string[];
}

/** A weekly lesson in a term. Null days are those of the term. */
export interface RuleValues {
  termId: string;
  weekday: number;
  /** As `09:30`. */
  startsAt: string;
  minutes: number;
  firstDay: string | null;
  lastDay: string | null;
}

export const roomLength = 500;

/** An https address without a user name or password, on one of these hosts or below them; any host if there are none. */
export function isRoomAddress(address: string, hosts: readonly string[]): boolean {
  if (address.length > roomLength || !URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  const isAllowed = hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && username === '' && password === '' && isAllowed;
}
