import { data } from 'react-router';
import { listHolidays } from '#features/courses/holidays.server.ts';
import { dayIn } from '#features/courses/lesson-times.server.ts';
import type { TimeSpan } from '#features/courses/lessons.ts';
import { noticeDays } from '#features/courses/offset-notices.server.ts';
import { listOtherSchool } from '#features/courses/other-school.server.ts';
import {
  type FamilyLesson,
  listAttending,
  listLessonsOf,
  listTeacherLessons,
  withTaught,
} from '#features/courses/timetable.server.ts';
import { listTerms } from '#features/reports/report-settings.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { listChildNames } from '#features/students/students.server.ts';
import { momentAt } from '#i18n/time-in-zone.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { mondayOf, weekOf } from '#platform/iso-weeks.ts';
import { listOffsetNotices } from '../lessons/load-today.server.ts';
import { showLessons, type TimetableReader, zoneOf } from '../lessons/show-lessons.server.ts';
import { nextChange } from '../lessons/shown-lessons.ts';
import type { CalendarItem } from './calendar-items.ts';

/** A week of the reader’s children or one of them, and of the courses that the reader teaches. @see PD-67 */
export async function loadCalendar(tx: PersonTx, search: URLSearchParams, reader: TimetableReader) {
  const now = await databaseTime(tx);
  const today = dayIn(reader.timeZone, now);
  const monday = mondayOf(search.get('week') ?? '') ?? mondayOf(weekOf(today)) ?? today;
  const span = { from: startOf(monday, reader), until: startOf(addDays(monday, 7), reader) };
  const children = await listChildren(tx);
  const child = search.get('child');
  if (child !== null && !children.some(({ id }) => id === child)) throw data(null, { status: 404 });
  const ids = child === null ? children.map(({ id }) => id) : [child];
  const attendances = (await listOtherSchool(tx, span)).filter(({ studentId }) => ids.includes(studentId));
  const found = await listOwnLessons(tx, ids, span, child === null);
  const lessons = showLessons(found, reader, { now, mayJoin: () => true, attendances });
  const soon = { from: now, until: startOf(addDays(today, noticeDays + 1), reader) };
  const items: CalendarItem[] = [
    ...(await listDays(tx, monday, reader)),
    ...lessons.map((lesson) => ({ kind: 'lesson' as const, day: dayIn(reader.timeZone, lesson.startsAt), lesson })),
    ...attendances.map(({ hoursId, ...hours }) => ({
      kind: 'other-school' as const,
      day: dayIn(reader.timeZone, hours.startsAt),
      id: hoursId,
      ...hours,
    })),
  ];
  return {
    week: { current: weekOf(monday), previous: weekOf(addDays(monday, -7)), next: weekOf(addDays(monday, 7)) },
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)),
    today,
    now,
    changesAt: nextChange(lessons, now, startOf(addDays(today, 1), reader)),
    zone: zoneOf(reader, now),
    children,
    child,
    items: items.sort((one, other) => startsAt(one) - startsAt(other)),
    notices: await listOffsetNotices(tx, ids, { reader, now, found: await listLessonsOf(tx, ids, soon) }),
  };
}

export type Calendar = Awaited<ReturnType<typeof loadCalendar>>;

const startOf = (day: string, { timeZone }: TimetableReader) => momentAt(day, '00:00', timeZone);

/** What has no time comes first. */
function startsAt(item: CalendarItem): number {
  switch (item.kind) {
    case 'lesson':
      return item.lesson.startsAt.getTime();
    case 'other-school':
      return item.startsAt.getTime();
    case 'holiday':
    case 'term':
      return 0;
  }
}

/** Those who attend a course, not the students of a mentor. */
async function listChildren(tx: PersonTx): Promise<{ id: string; fullName: string }[]> {
  const own = await listChildNames(tx);
  const attending = await listAttending(
    tx,
    own.map(({ id }) => id),
  );
  return own.filter(({ id }) => attending.includes(id));
}

/** @param isAll also those that the reader teaches */
async function listOwnLessons(
  tx: PersonTx,
  ids: readonly string[],
  span: TimeSpan,
  isAll: boolean,
): Promise<FamilyLesson[]> {
  const ofChildren = await listLessonsOf(tx, ids, span);
  const taught = isAll ? await listTeacherLessons(tx, span) : [];
  return withTaught(ofChildren, taught);
}

/** First and last days of terms, and each day of holidays. */
async function listDays(tx: Tx, monday: string, { language }: TimetableReader): Promise<CalendarItem[]> {
  const sunday = addDays(monday, 6);
  const isShown = ({ day }: CalendarItem) => monday <= day && day <= sunday;
  const terms = (await listTerms(tx)).filter(({ isArchived }) => !isArchived);
  const ends = terms.flatMap(({ names, firstDay, lastDay }) => {
    const term = { kind: 'term' as const, name: nameIn(names, language) };
    return [
      { ...term, day: firstDay, isFirst: true },
      { ...term, day: lastDay, isFirst: false },
    ];
  });
  const holidays = (await listHolidays(tx)).flatMap(({ names, firstDay, lastDay }) =>
    Array.from({ length: 7 }, (_, index) => addDays(monday, index))
      .filter((day) => firstDay <= day && day <= lastDay)
      .map((day) => ({ kind: 'holiday' as const, day, name: nameIn(names, language) })),
  );
  return [...ends.filter(isShown), ...holidays];
}
