import type { RouterContextProvider } from 'react-router';
import { type Language, languages } from '#content/languages.ts';
import { canBeJoined, lessonKey } from '#features/courses/lessons.ts';
import { type Attendance, lessonsMissed } from '#features/courses/other-school.server.ts';
import type { CourseLesson, FamilyLesson } from '#features/courses/timetable.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { languageOf } from '#http/language.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { isSameClock } from '#i18n/time-in-zone.ts';
import type { ReaderZone, ShownLesson } from './shown-lessons.ts';

export interface TimetableReader {
  language: Language;
  timeZone: string;
}

export const readerOf = (request: Request, context: Readonly<RouterContextProvider>): TimetableReader => ({
  language: languageOf(request, context),
  timeZone: zoneOfReader(request, context),
});

interface Shown {
  now: Date;
  /** Whether the reader may open the rooms. */
  mayJoin: (lesson: FamilyLesson) => boolean;
  attendances?: readonly Attendance[];
}

export function showLessons(
  lessons: readonly FamilyLesson[],
  { language, timeZone }: TimetableReader,
  { now, mayJoin, attendances = [] }: Shown,
): ShownLesson[] {
  const missing = Map.groupBy(lessonsMissed(lessons, attendances), ({ lesson }) => lessonKey(lesson));
  return lessons.map((lesson) => {
    const { course, change } = lesson;
    return {
      ruleId: lesson.ruleId,
      day: lesson.day,
      title: nameIn(course.names, language),
      startsAt: lesson.startsAt,
      endsAt: lesson.endsAt,
      courseZone: isSameClock(lesson.startsAt, timeZone, course.timeZone)
        ? null
        : { timeZone: course.timeZone, name: zoneName(language, course.timeZone, lesson.startsAt) },
      teachers: course.teachers.flatMap(({ fullName }) => fullName ?? []),
      standInName: lesson.standInName,
      isCancelled: change?.isCancelled ?? false,
      movedFrom: lesson.usualStart,
      note: change?.note ?? null,
      join: mayJoin(lesson) ? joinOf(lesson, now) : 'closed',
      studentIds: lesson.studentIds,
      missingIds: (missing.get(lessonKey(lesson)) ?? []).map(({ studentId }) => studentId),
    };
  });
}

/** For who may open the room of the lesson. */
export function joinOf(lesson: CourseLesson, now: Date): ShownLesson['join'] {
  if (!lesson.course.hasRoom && !lesson.change?.hasRoom) return 'closed';
  if (canBeJoined(lesson, now)) return 'open';
  const isSoon = lesson.endsAt > now && lesson.startsAt.getTime() < now.getTime() + dayLength;
  return isSoon && !lesson.change?.isCancelled ? 'later' : 'closed';
}

const dayLength = 86_400_000;

export const zoneOf = ({ language, timeZone }: TimetableReader, at: Date): ReaderZone => ({
  timeZone,
  name: zoneName(language, timeZone, at),
});

/** As `China Time`. On the server only: browsers have other names for some zones. */
function zoneName(language: Language, timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat(languages[language].dateLocale, { timeZone, timeZoneName: 'shortGeneric' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
