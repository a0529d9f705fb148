/** What the school's timetable consists of, and the lessons that follow from it. @see PD-67 @see ADR-48 */

/** A weekly lesson of a course, on all its days from the first to the last. Days as `2026-09-01`, in the zone of the course. */
export interface WeeklyRule {
  id: string;
  courseId: string;
  /** IANA name. */
  timeZone: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** What clocks in the zone show, as `09:30`. */
  startsAt: string;
  minutes: number;
  firstDay: string;
  lastDay: string;
}

export interface Days {
  firstDay: string;
  lastDay: string;
}

/** What differs in one lesson. Its identity is the rule with the day on which the rule has it, also after it was moved. */
export interface LessonChange {
  ruleId: string;
  day: string;
  revision: number;
  isCancelled: boolean;
  movedTo: { day: string; startsAt: string } | null;
  /** Who teaches instead of the teachers of the course. */
  teacherId: string | null;
  hasRoom: boolean;
  note: string | null;
}

/** How a form changes a lesson. */
export const lessonStates = ['held', 'cancelled', 'moved'] as const;

/** `noteLength` in characters. */
export const lessonLimits = { maxDaysAhead: 366, noteLength: 500 } as const;

export interface Timetable {
  rules: readonly WeeklyRule[];
  holidays: readonly Days[];
  changes: readonly LessonChange[];
}

/** From the start, without the end. */
export interface TimeSpan {
  from: Date;
  until: Date;
}

export interface Lesson {
  ruleId: string;
  courseId: string;
  /** The day of the rule. */
  day: string;
  startsAt: Date;
  endsAt: Date;
  change: LessonChange | null;
}

export const lessonKey = ({ ruleId, day }: Pick<Lesson, 'ruleId' | 'day'>): string => `${ruleId} ${day}`;

/** How many minutes before the start a lesson can be joined. */
export const joinMinutes = 10;

export const joinsAt = ({ startsAt }: Pick<Lesson, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - joinMinutes * 60_000);

export const canBeJoined = (lesson: Lesson, now: Date): boolean =>
  !lesson.change?.isCancelled && now >= joinsAt(lesson) && now < lesson.endsAt;
