import { href } from 'react-router';
import type { Language } from '#content/languages.ts';
import { listAskedAnnouncements } from '#features/announcements/announcements.server.ts';
import { listDueConsents } from '#features/consents/consents.server.ts';
import { listHolidays } from '#features/courses/holidays.server.ts';
import type { TimeSpan } from '#features/courses/lessons.ts';
import {
  type FamilyLesson,
  listFamilyLessons,
  listTeacherLessons,
  withTaught,
} from '#features/courses/timetable.server.ts';
import { listComingMeetings } from '#features/meetings/meetings.server.ts';
import { listTerms } from '#features/reports/report-settings.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { listChildNames } from '#features/students/students.server.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PersonTx } from '#platform/database.server.ts';
import type { EventTime, FeedEvent } from '#platform/ical.server.ts';
import { initialsOf } from './initials.ts';

export interface FeedEntry {
  /** The same at every reading. */
  id: string;
  time: EventTime;
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
export function spanOf(now: Date): TimeSpan {
  const monday = Math.floor((now.getTime() / dayLength + 3) / 7) * 7 - 3;
  return { from: new Date((monday - 14) * dayLength), until: new Date((monday + 9 * 7) * dayLength) };
}

/** Most entries of a feed, which then has less than 300 kB. The latest are left out. */
const maxEntries = 700;

/** What the person may see from two weeks ago to nine weeks ahead, the earliest first. No room, note or text. @see PD-68 */
export async function listEntries(tx: PersonTx, reader: FeedReader, now: Date): Promise<FeedEntry[]> {
  const span = spanOf(now);
  const children = await listChildNames(tx);
  const shown = new Map(children.map(({ id, fullName }) => [id, reader.showsNames ? fullName : initialsOf(fullName)]));
  const studentsIn = (ids: readonly string[]) => ids.map((id) => shown.get(id) ?? '').join(', ');
  const [lessons, meetings, days, due] = await Promise.all([
    listLessonEntries(tx, { span, reader, studentsIn }),
    listMeetingEntries(tx, { reader, studentsIn }),
    listSchoolDays(tx, reader),
    listDueDays(tx, { reader, studentsIn }),
  ]);
  return [...days, ...due, ...meetings, ...lessons]
    .filter(({ time }) => overlaps(time, span))
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, maxEntries);
}

interface Shown {
  reader: FeedReader;
  studentsIn: (ids: readonly string[]) => string;
}

async function listLessonEntries(tx: PersonTx, { span, ...shown }: Shown & { span: TimeSpan }): Promise<FeedEntry[]> {
  const [ofFamily, taught] = await Promise.all([listFamilyLessons(tx, span), listTeacherLessons(tx, span)]);
  return withTaught(ofFamily, taught).map((lesson) => lessonEntry(lesson, shown));
}

async function listMeetingEntries(
  tx: PersonTx,
  { reader: { t, showsNames }, studentsIn }: Shown,
): Promise<FeedEntry[]> {
  const meetings = await listComingMeetings(tx);
  return meetings.map(({ id, startsAt, endsAt, revision, cancelledBy, students, ownerName }) => {
    const meeting = t('calendarEntry.meeting', { students: studentsIn(students.map((student) => student.id)) });
    return {
      id,
      time: { startsAt, endsAt },
      summary: cancelledBy ? t('calendarEntry.cancelled', { lesson: meeting }) : meeting,
      ...(showsNames && { description: ownerName }),
      path: href('/meetings'),
      isCancelled: cancelledBy !== null,
      revision,
    };
  });
}

async function listSchoolDays(tx: PersonTx, { t, language }: FeedReader): Promise<FeedEntry[]> {
  const [holidays, terms] = await Promise.all([listHolidays(tx), listTerms(tx)]);
  return [
    ...holidays.map(({ id, names, firstDay, lastDay }) => wholeDays(id, nameIn(names, language), firstDay, lastDay)),
    ...terms
      .filter(({ isArchived }) => !isArchived)
      .flatMap(({ id, names, firstDay, lastDay }) => {
        const term = nameIn(names, language);
        return [
          wholeDays(`${id}-first`, t('calendarEntry.termBegins', { term }), firstDay),
          wholeDays(`${id}-last`, t('calendarEntry.termEnds', { term }), lastDay),
        ];
      }),
  ];
}

/** The last days to do what waits for the person. */
async function listDueDays(tx: PersonTx, { reader: { t, language }, studentsIn }: Shown): Promise<FeedEntry[]> {
  const [consents, announcements] = await Promise.all([listDueConsents(tx, language), listAskedAnnouncements(tx)]);
  const asked = announcements.flatMap(({ id, confirmBy, answerBy }) => [
    ...(confirmBy ? [wholeDays(id, t('calendarEntry.confirm'), confirmBy)] : []),
    ...(answerBy ? [wholeDays(`${id}-answer`, t('calendarEntry.answer'), answerBy)] : []),
  ]);
  return [
    ...consents.map(({ consentId, studentId, answerBy }) => ({
      ...wholeDays(
        `${consentId}-${studentId}`,
        t('calendarEntry.consent', { student: studentsIn([studentId]) }),
        answerBy,
      ),
      path: href('/parent-dashboard/consents'),
    })),
    ...asked.map((entry) => ({ ...entry, path: href('/announcements') })),
  ];
}

function overlaps(time: EventTime, { from, until }: TimeSpan): boolean {
  if ('startsAt' in time) return time.startsAt < until && time.endsAt > from;
  return Date.parse(time.firstDay) < until.getTime() && Date.parse(time.lastDay) >= from.getTime();
}

const startOf = ({ time }: FeedEntry): number =>
  'startsAt' in time ? time.startsAt.getTime() : Date.parse(time.firstDay);

const wholeDays = (id: string, summary: string, firstDay: string, lastDay = firstDay): FeedEntry => ({
  id,
  summary,
  time: { firstDay, lastDay },
  path: href('/calendar'),
});

function lessonEntry(
  { ruleId, day, course, startsAt, endsAt, change, studentIds }: FamilyLesson,
  { reader: { t, language, showsNames }, studentsIn }: Shown,
): FeedEntry {
  const name = nameIn(course.names, language);
  const lesson = studentIds.length > 0 ? `${name} (${studentsIn(studentIds)})` : name;
  const isCancelled = change?.isCancelled ?? false;
  // Who stands in is not named: the course does not know them.
  const teachers = showsNames && !change?.teacherId ? course.teachers.flatMap(({ fullName }) => fullName ?? []) : [];
  return {
    id: `${ruleId}-${day}`,
    time: { startsAt, endsAt },
    summary: isCancelled ? t('calendarEntry.cancelled', { lesson }) : lesson,
    ...(teachers.length > 0 && { description: t('calendarEntry.with', { teachers: teachers.join(', ') }) }),
    path: href('/calendar'),
    isCancelled,
    revision: change?.revision ?? 0,
  };
}

export const feedEvents = (entries: readonly FeedEntry[], appUrl: URL): FeedEvent[] =>
  entries.map(({ id, time, summary, description = null, path, isCancelled = false, revision = 0 }) => ({
    uid: `${id}@${appUrl.hostname}`,
    sequence: revision,
    time,
    title: summary,
    description,
    link: new URL(path, appUrl).href,
    isCancelled,
  }));
