import { joinsAt } from '#features/courses/lessons.ts';

/** A lesson as pages show it, in the language and zone of the reader. */
export interface ShownLesson {
  ruleId: string;
  /** The day of the rule, which with it identifies the lesson. */
  day: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Zone of the course; null if its clocks show the same time as those of the reader. */
  courseZone: { timeZone: string; name: string } | null;
  teachers: string[];
  standInName: string | null;
  isCancelled: boolean;
  /** When a moved lesson would have begun. */
  movedFrom: Date | null;
  note: string | null;
  /** `later`: within a day. `closed`: also cancelled, without a room, or not for the reader. */
  join: 'closed' | 'later' | 'open';
  /** The reader’s children who attend it. */
  studentIds: string[];
  /** Those of them who are at another school then. */
  missingIds: string[];
}

/** Times of a page are those of this zone. */
export interface ReaderZone {
  timeZone: string;
  name: string;
}

/** When the shown lessons look different without a change in the database: one can be joined, begins or ends. */
export function nextChange(lessons: readonly ShownLesson[], now: Date, atLatest: Date): Date {
  const moments = lessons.flatMap((lesson) => [joinsAt(lesson), lesson.startsAt, lesson.endsAt]);
  const coming = moments.map((at) => at.getTime()).filter((at) => at > now.getTime());
  return new Date(Math.min(...coming, atLatest.getTime()));
}

export const isChanged = ({ isCancelled, movedFrom, standInName }: ShownLesson): boolean =>
  isCancelled || movedFrom !== null || standInName !== null;
