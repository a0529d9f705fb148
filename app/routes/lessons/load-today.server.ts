import { dayIn } from '#features/courses/lesson-times.server.ts';
import { lookbackDays, type OffsetNotice, offsetNotices } from '#features/courses/offset-notices.server.ts';
import { listOtherSchool } from '#features/courses/other-school.server.ts';
import { type FamilyLesson, listAttending, listLessonsOf } from '#features/courses/timetable.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import type { Student } from '#features/students/students.ts';
import { momentAt } from '#i18n/time-in-zone.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { showLessons, type TimetableReader, zoneOf } from './show-lessons.server.ts';
import { nextChange, type ReaderZone, type ShownLesson } from './shown-lessons.ts';

/** How far ahead the next lesson of a child is looked for. */
const daysAhead = 28;

export interface TodayOfChild {
  studentId: string;
  fullName: string;
  /** What is not over yet. */
  lessons: ShownLesson[];
  /** If none is left today; null without any in four weeks. */
  next: ShownLesson | null;
  /** How many lessons of four weeks are in the hours of another school. */
  missedSoon: number;
}

export interface ShownOffsetNotice extends Omit<OffsetNotice, 'courses'> {
  /** Null: all. */
  courses: string[] | null;
}

export interface Today {
  day: string;
  zone: ReaderZone;
  now: Date;
  /** When the lessons look different, at the latest at midnight. */
  changesAt: Date;
  children: TodayOfChild[];
  notices: ShownOffsetNotice[];
  /** Whether the calendar of the reader has these lessons. */
  hasCalendar: boolean;
}

type Child = Pick<Student, 'id' | 'fullName' | 'guardians'>;

/** Null if none of the students attends a course. @see PD-67 */
export async function loadToday(
  tx: PersonTx,
  students: readonly Child[],
  reader: TimetableReader,
): Promise<Today | null> {
  const ids = await listAttending(
    tx,
    students.map(({ id }) => id),
  );
  if (ids.length === 0) return null;
  const now = await databaseTime(tx);
  const day = dayIn(reader.timeZone, now);
  const midnight = momentAt(addDays(day, 1), '00:00', reader.timeZone);
  const span = { from: now, until: inDays(now, daysAhead) };
  const found = await listLessonsOf(tx, ids, span);
  const attendances = await listOtherSchool(tx, span);
  const ownIds = new Set(
    students.filter(({ guardians }) => guardians.some(({ id }) => id === tx.me)).map(({ id }) => id),
  );
  const mayJoin = ({ studentIds }: FamilyLesson) => studentIds.some((id) => ownIds.has(id));
  const lessons = showLessons(found, reader, { now, mayJoin, attendances });
  const children = students.filter(({ id }) => ids.includes(id)).map((student) => todayOf(student, lessons, midnight));
  return {
    day,
    zone: zoneOf(reader, now),
    now,
    changesAt: nextChange(
      children.flatMap((child) => child.lessons),
      now,
      midnight,
    ),
    children,
    notices: await listOffsetNotices(tx, ids, { reader, now, found }),
    hasCalendar: ids.some((id) => ownIds.has(id)),
  };
}

const inDays = (at: Date, count: number) => new Date(at.getTime() + count * 86_400_000);

function todayOf({ id, fullName }: Child, lessons: readonly ShownLesson[], midnight: Date): TodayOfChild {
  const own = lessons
    .filter(({ studentIds }) => studentIds.includes(id))
    .map((lesson) => ({ ...lesson, missingIds: lesson.missingIds.filter((missing) => missing === id) }));
  const today = own.filter(({ startsAt }) => startsAt < midnight);
  const isAnyHeld = today.some(({ isCancelled }) => !isCancelled);
  const next = own.find(({ isCancelled, startsAt }) => !isCancelled && startsAt >= midnight) ?? null;
  const missedSoon = own.filter(({ missingIds }) => missingIds.length > 0).length;
  return { studentId: id, fullName, lessons: today, next: isAnyHeld ? null : next, missedSoon };
}

interface Coming {
  reader: TimetableReader;
  now: Date;
  /** Lessons from now on. */
  found: readonly FamilyLesson[];
}

/** Reads the lessons before now only if clocks of courses may change at another time than those of the reader. */
export async function listOffsetNotices(
  tx: Tx,
  ids: readonly string[],
  { reader: { language, timeZone }, now, found }: Coming,
): Promise<ShownOffsetNotice[]> {
  if (found.every(({ course }) => course.timeZone === timeZone)) return [];
  const before = await listLessonsOf(tx, ids, { from: inDays(now, -lookbackDays), until: now });
  const lessons = [...before.filter(({ endsAt }) => endsAt <= now), ...found];
  return offsetNotices(lessons, { zone: timeZone, now }).map(({ courses, ...notice }) => ({
    ...notice,
    courses: courses?.map((names) => nameIn(names, language)) ?? null,
  }));
}
