import { href } from 'react-router';
import type { Language } from '#content/languages.ts';
import { listAskedAnnouncements } from '#features/announcements/announcements.server.ts';
import { listDueConsents } from '#features/consents/consents.server.ts';
import { listHolidays } from '#features/courses/holidays.server.ts';
import { lessonKey } from '#features/courses/lessons.ts';
import {
  type CourseLesson,
  type FamilyLesson,
  listFamilyLessons,
  listTeacherLessons,
} from '#features/courses/timetable.server.ts';
import { listTerms } from '#features/reports/report-settings.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { initialsOf } from './initials.ts';

/** A lesson has instants; what lasts whole days has the first and the last of them, as `2026-12-01`. */
export interface FeedEntry {
  /** The same at every reading. */
  id: string;
  time: { startsAt: Date; endsAt: Date } | { firstDay: string; lastDay: string };
  summary: string;
  description?: string;
  /** Path of a page of the portal. */
  path: string;
  isCancelled?: boolean;
  revision?: number;
}

export interface FeedReader {
  t: Translate;
  language: Language;
  showsNames: boolean;
}

const dayLength = 86_400_000;

/** From Monday of the week before the last one to nine weeks ahead: the same all week, so that an unchanged feed has an unchanged tag. */
export function spanOf(now: Date): { from: Date; until: Date } {
  const monday = Math.floor((now.getTime() / dayLength + 3) / 7) * 7 - 3;
  return { from: new Date((monday - 14) * dayLength), until: new Date((monday + 9 * 7) * dayLength) };
}

/** Most entries of a feed, which then has less than 300 kB. The latest are left out. */
const maxEntries = 700;

/** What the person may see from two weeks ago to nine weeks ahead, the earliest first. No room, note or text. @see PD-68 */
export async function listEntries(tx: PersonTx, reader: FeedReader, now: Date): Promise<FeedEntry[]> {
  const span = spanOf(now);
  const [ofFamily, taught, children, holidays, terms, consents, announcements] = await Promise.all([
    listFamilyLessons(tx, span),
    listTeacherLessons(tx, span),
    listStudentsOf(tx),
    listHolidays(tx),
    listTerms(tx),
    listDueConsents(tx, reader.language),
    listAskedAnnouncements(tx),
  ]);
  const { t, language } = reader;
  const nameOf = new Map(children.map(({ id, fullName }) => [id, reader.showsNames ? fullName : initialsOf(fullName)]));
  const shownStudent = (id: string) => nameOf.get(id) ?? '';
  const known = new Set(ofFamily.map(lessonKey));
  const lessons: FeedEntry[] = [
    ...ofFamily.map((lesson) => lessonEntry(lesson, reader, lesson.studentIds.map(shownStudent))),
    ...taught.filter((lesson) => !known.has(lessonKey(lesson))).map((lesson) => lessonEntry(lesson, reader, [])),
  ];
  const days: FeedEntry[] = [
    ...holidays.map(({ id, names, firstDay, lastDay }) => wholeDays(id, nameIn(names, language), firstDay, lastDay)),
    ...terms
      .filter(({ isArchived }) => !isArchived)
      .flatMap(({ id, names, firstDay, lastDay }) => [
        wholeDays(`${id}-first`, t('calendarEntry.termBegins', { term: nameIn(names, language) }), firstDay),
        wholeDays(`${id}-last`, t('calendarEntry.termEnds', { term: nameIn(names, language) }), lastDay),
      ]),
    ...consents.map(({ consentId, studentId, answerBy }) => ({
      ...wholeDays(
        `${consentId}-${studentId}`,
        t('calendarEntry.consent', { student: shownStudent(studentId) }),
        answerBy,
      ),
      path: href('/parent-dashboard/consents'),
    })),
    ...announcements.flatMap(({ id, confirmBy, answerBy }) => [
      ...(confirmBy ? [askedEntry(id, t('calendarEntry.confirm'), confirmBy)] : []),
      ...(answerBy ? [askedEntry(`${id}-answer`, t('calendarEntry.answer'), answerBy)] : []),
    ]),
  ];
  const [firstDay, lastDay] = [span.from, span.until].map((at) => at.toISOString().slice(0, 10)) as [string, string];
  const inSpan = days.filter(({ time }) => 'lastDay' in time && time.lastDay >= firstDay && time.firstDay <= lastDay);
  return [...inSpan, ...lessons].sort((one, other) => startOf(one) - startOf(other)).slice(0, maxEntries);
}

const startOf = ({ time }: FeedEntry): number =>
  'startsAt' in time ? time.startsAt.getTime() : Date.parse(time.firstDay);

const wholeDays = (id: string, summary: string, firstDay: string, lastDay = firstDay): FeedEntry => ({
  id,
  summary,
  time: { firstDay, lastDay },
  path: href('/parent-dashboard'),
});

const askedEntry = (id: string, summary: string, day: string): FeedEntry => ({
  ...wholeDays(id, summary, day),
  path: href('/announcements'),
});

function lessonEntry(
  { ruleId, day, course, startsAt, endsAt, change }: CourseLesson | FamilyLesson,
  { t, language, showsNames }: FeedReader,
  students: readonly string[],
): FeedEntry {
  const name = nameIn(course.names, language);
  const what = students.length > 0 ? `${name} (${students.join(', ')})` : name;
  const isCancelled = change?.isCancelled ?? false;
  // Who stands in is not named: the course does not know them.
  const teachers = showsNames && !change?.teacherId ? course.teachers.flatMap(({ fullName }) => fullName ?? []) : [];
  return {
    id: `${ruleId}-${day}`,
    time: { startsAt, endsAt },
    summary: isCancelled ? t('calendarEntry.cancelled', { lesson: what }) : what,
    ...(teachers.length > 0 && { description: t('calendarEntry.with', { teachers: teachers.join(', ') }) }),
    path: href('/parent-dashboard'),
    isCancelled,
    revision: change?.revision ?? 0,
  };
}
