import type { RouterContextProvider } from 'react-router';
import { namesOfSubstitutes } from '#features/courses/teaching.server.ts';
import { listTeacherLessons } from '#features/courses/timetable.server.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { dayAt, momentAt } from '#i18n/time-in-zone.ts';
import { addDays, isDay } from '#platform/calendar-days.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { type ShownLesson, shownLesson } from './shown-lesson.ts';

type Context = Readonly<RouterContextProvider>;

/** How far the next day with lessons may be. */
const daysAhead = 28;

/** The lessons of a day in the zone of the reader and, if there are none, those of the next day that has some. */
export function loadDay(request: Request, context: Context, wanted: string | null) {
  const timeZone = zoneOfReader(request, context);
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const today = dayAt(await databaseTime(tx), timeZone);
    const day = wanted !== null && isDay(wanted) && isNear(wanted, today) ? wanted : today;
    const lessonsFrom = async (first: string, days: number) => {
      const lessons = await lessonsOf(tx, { first, last: addDays(first, days), timeZone });
      const names = await namesOfSubstitutes(tx, lessons);
      return lessons.map((lesson) => shownLesson(lesson, { language, me: tx.me, names }));
    };
    const lessons = await lessonsFrom(day, 1);
    const coming = lessons.length > 0 ? [] : await lessonsFrom(addDays(day, 1), daysAhead);
    return { day, today, timeZone, lessons, next: firstDay(coming, timeZone) };
  });
}

/** Two years in each direction: what a term and its history need. */
const isNear = (day: string, today: string) => day > addDays(today, -731) && day < addDays(today, 731);

/** The lessons that begin in the days from the first to the day before the last. */
async function lessonsOf(tx: PersonTx, { first, last, timeZone }: { first: string; last: string; timeZone: string }) {
  const span = { from: momentAt(first, '00:00', timeZone), until: momentAt(last, '00:00', timeZone) };
  return (await listTeacherLessons(tx, span)).filter(({ startsAt }) => startsAt >= span.from);
}

function firstDay(lessons: readonly ShownLesson[], timeZone: string) {
  const [first] = lessons;
  if (!first) return null;
  const day = dayAt(first.startsAt, timeZone);
  return { day, lessons: lessons.filter(({ startsAt }) => dayAt(startsAt, timeZone) === day) };
}
