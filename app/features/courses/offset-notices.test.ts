import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/calendar-days.ts';
import { lessonStart } from './lesson-times.server.ts';
import { offsetNotices } from './offset-notices.server.ts';
import type { CourseLesson } from './timetable.server.ts';

type Given = { course: string; timeZone: string; days: readonly string[]; isCancelled?: boolean };

/** Lessons at 09:30 of the zone of the course. */
function lessonsAt({ course, timeZone, days, isCancelled = false }: Given): CourseLesson[] {
  return days.map((day) => {
    const startsAt = lessonStart({ day, startsAt: '09:30' }, timeZone);
    const change = { ruleId: course, day, revision: 1, movedTo: null, teacherId: null, hasRoom: false, note: null };
    return {
      ruleId: course,
      courseId: course,
      day,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
      change: isCancelled ? { ...change, isCancelled } : null,
      course: { id: course, names: { en: course }, timeZone, hasRoom: true, teachers: [] },
      standInName: null,
      usualStart: null,
    };
  });
}

const daily = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));
const march = daily('2026-03-09', 35);
const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** Sorted as the database returns them. */
const noticesOf = (zone: string, now: string, ...given: Given[]) =>
  offsetNotices(
    given.flatMap(lessonsAt).sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    { zone, now: at(now) },
  );

const london = { course: 'Mathematics', timeZone: 'Europe/London', days: march };
const lagos = { course: 'Science', timeZone: 'Africa/Lagos', days: march };

describe('A change of the offset between a family and a course', () => {
  it('is announced from seven days before to the first lesson that it affects', () => {
    const notice = [{ day: '2026-03-29', minutes: -60, courses: null }];
    expect(noticesOf('Asia/Shanghai', '2026-03-21', london)).toEqual([]);
    expect(noticesOf('Asia/Shanghai', '2026-03-22', london)).toEqual(notice);
    expect(noticesOf('Asia/Shanghai', '2026-03-28', london)).toEqual(notice);
    expect(noticesOf('Asia/Shanghai', '2026-03-29', london)).toEqual([]);
  });

  it('is not announced to a family whose clocks change at the same time', () => {
    expect(noticesOf('Europe/Paris', '2026-03-25', london)).toEqual([]);
  });

  it('is later for a family whose own clocks change, by half an hour on Lord Howe Island', () => {
    expect(noticesOf('Europe/London', '2026-03-25', lagos)).toMatchObject([{ minutes: 60 }]);
    const april = { ...lagos, days: daily('2026-03-30', 14) };
    expect(noticesOf('Australia/Lord_Howe', '2026-04-01', april)).toMatchObject([{ day: '2026-04-05', minutes: -30 }]);
  });

  it('names the courses of the zones that change, and none if all do', () => {
    expect(noticesOf('Asia/Shanghai', '2026-03-25', london, lagos)).toEqual([
      { day: '2026-03-29', minutes: -60, courses: [{ en: 'Mathematics' }] },
    ]);
    const paris = { ...london, course: 'French', timeZone: 'Europe/Paris' };
    expect(noticesOf('Asia/Shanghai', '2026-03-25', london, paris)).toMatchObject([{ courses: null }]);
  });

  it('is compared with the last lesson before holidays, not with a cancelled one', () => {
    const days = ['2026-03-20', '2026-04-13'];
    expect(noticesOf('Asia/Shanghai', '2026-04-08', { ...london, days })).toMatchObject([{ day: '2026-04-13' }]);
    expect(noticesOf('Asia/Shanghai', '2026-04-08', { ...london, days, isCancelled: true })).toEqual([]);
  });
});
