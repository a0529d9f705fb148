import type { RouterContextProvider } from 'react-router';
import { namesOfSubstitutes } from '#features/courses/teaching.server.ts';
import { listTeacherLessons } from '#features/courses/timetable.server.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import { addDays } from '#platform/calendar-days.ts';
import { joinOf } from '../lessons/show-lessons.server.ts';
import { chosenDay, spanOfDays } from './chosen-day.server.ts';
import { type ShownLesson, shownLesson } from './shown-lesson.ts';

type Context = Readonly<RouterContextProvider>;

/** How far the next day with lessons may be. */
const daysAhead = 28;

/** The lessons of a day in the zone of the reader and, if there are none, those of the next day that has some. */
export function loadDay(request: Request, context: Context, wanted: string | null) {
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const { day, today, timeZone, now } = await chosenDay(tx, wanted, request, context);
    const lessonsFrom = async (first: string, days: number) => {
      const span = spanOfDays(first, addDays(first, days), timeZone);
      const lessons = (await listTeacherLessons(tx, span)).filter(({ startsAt }) => startsAt >= span.from);
      const names = await namesOfSubstitutes(tx, lessons);
      return lessons.map((lesson) => shownLesson(lesson, { language, me: tx.me, names, join: joinOf(lesson, now) }));
    };
    const lessons = await lessonsFrom(day, 1);
    const coming = lessons.length > 0 ? [] : await lessonsFrom(addDays(day, 1), daysAhead);
    return { day, today, timeZone, lessons, next: firstDay(coming, timeZone) };
  });
}

function firstDay(lessons: readonly ShownLesson[], timeZone: string) {
  const [first] = lessons;
  if (!first) return null;
  const day = dayAt(first.startsAt, timeZone);
  return { day, lessons: lessons.filter(({ startsAt }) => dayAt(startsAt, timeZone) === day) };
}
