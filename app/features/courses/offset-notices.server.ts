import { addDays } from '#platform/calendar-days.ts';
import type { CourseNames } from './courses.ts';
import { dayIn, offsetChanges } from './lesson-times.server.ts';
import type { CourseLesson } from './timetable.server.ts';

/** From this day on, lessons begin at another time of the family’s clock. */
export interface OffsetNotice {
  /** In the zone of the family, as `2026-03-29`. */
  day: string;
  /** Positive: later for the family. */
  minutes: number;
  /** Courses whose lessons change; null: all. */
  courses: CourseNames[] | null;
}

export const noticeDays = 7;

/** How long before now the lesson was that a family is used to: longer than any holidays. */
export const lookbackDays = 35;

/**
 * The changes of the next seven days. @param lessons in their order, of the time from `lookbackDays` before now to a week after
 * now @see PD-67
 */
export function offsetNotices(
  lessons: readonly CourseLesson[],
  { zone, now }: { zone: string; now: Date },
): OffsetNotice[] {
  const held = lessons.filter(({ change }) => !change?.isCancelled);
  const lastDay = addDays(dayIn(zone, now), noticeDays);
  const changes = [...Map.groupBy(held, ({ course }) => course.timeZone)].flatMap(([timeZone, ofZone]) => {
    const before = ofZone.findLastIndex(({ startsAt }) => startsAt <= now);
    const starts = ofZone.slice(Math.max(before, 0)).map(({ startsAt }) => startsAt);
    return offsetChanges({ family: zone, course: timeZone }, starts)
      .filter(({ at, day }) => at > now && day <= lastDay)
      .map(({ day, minutes }) => ({ day, minutes, courses: coursesOf(ofZone) }));
  });
  const count = coursesOf(held).length;
  return [...Map.groupBy(changes, ({ day, minutes }) => `${day} ${minutes}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const courses = same.flatMap((change) => change.courses);
    return { ...first, courses: courses.length < count ? courses : null };
  });
}

const coursesOf = (lessons: readonly CourseLesson[]): CourseNames[] => [
  ...new Map(lessons.map(({ course }) => [course.id, course.names])).values(),
];
