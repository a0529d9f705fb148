import type { Language } from '#content/languages.ts';
import type { QueryOf } from '#platform/lists.ts';

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

/** Of names and typed student numbers in characters, of lessons in minutes, of students in one course. */
export const courseLimits = {
  nameLength: 120,
  classLength: 100,
  numbersLength: 20_000,
  shortestLesson: 5,
  longestLesson: 480,
  students: 500,
} as const;

/** `teacher`: id of an account; `class`: name of a class. */
export const courseList = {
  filters: { state: ['archived'], stage: courseStages, class: 'name', teacher: 'id' },
  sorts: ['name', 'group'],
  defaultSort: 'name',
} as const;
export type CourseQuery = QueryOf<typeof courseList>;

export interface ListedCourse extends Pick<CourseValues, 'names' | 'stage' | 'className' | 'timeZone'> {
  id: string;
  /** Names of its subject. */
  subject: CourseNames | null;
  isArchived: boolean;
  teachers: CourseTeacher[];
  studentCount: number;
  /** Now, or in the week in which its next lessons begin. */
  lessonsPerWeek: number;
}

export interface CourseTeacher {
  id: string;
  fullName: string | null;
}

export interface CourseStudent {
  id: string;
  fullName: string;
  studentNumber: string;
  className: string | null;
}

/** The days are those on which it holds, in its term. */
export interface CourseRule extends Pick<RuleValues, 'termId' | 'weekday' | 'startsAt' | 'minutes'> {
  id: string;
  term: CourseNames;
  firstDay: string;
  lastDay: string;
  isOver: boolean;
}

/** A course as administrators see it. */
export interface Course extends CourseValues, Omit<ListedCourse, 'subject' | 'teachers' | 'studentCount'> {
  revision: number;
  /** In its zone. */
  today: string;
  teachers: (CourseTeacher & { isActive: boolean })[];
  /** Enrolled ones. */
  students: CourseStudent[];
  /** Without those that have no lessons. */
  rules: CourseRule[];
}

/** `10:45` for a lesson of 45 minutes from 10:00; after midnight that of the next day. */
export function endOf({ startsAt, minutes }: Pick<RuleValues, 'startsAt' | 'minutes'>): string {
  const [hours = 0, begun = 0] = startsAt.split(':').map(Number);
  const end = (hours * 60 + begun + minutes) % 1440;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
