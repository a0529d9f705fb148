import { dayIn } from '#features/courses/lesson-times.server.ts';
import { addDays } from '#platform/calendar-days.ts';
import { visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import {
  addCourseRules,
  addCourses,
  addHoliday,
  addLessonChanges,
  addOtherSchoolHours,
  type SampleLessonChange,
  type SampleRule,
} from '../samples/courses.ts';
import type { PersonIds } from './add-people.ts';
import { courses, type DemoCourse, holidays, notes, otherSchool, studyMinutes } from './courses.ts';
import { asOwnerIn, stableId } from './demo-rows.ts';

type CourseKey = keyof typeof courses;
const courseIdOf = (key: CourseKey) => stableId('course', key);

/** Adds them in the term of today unless there are courses, so that changes in the demo are kept. */
export async function addDemoCourses(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const asOwner = asOwnerIn(tx);
    const termId = await findTerm(tx, now);
    if (!termId || (await asOwner('select from courses limit 1')).length > 0) return;
    const enrolled = new Set((await tx.selectFrom('students').select('id').execute()).map(({ id }) => id));
    const studentsOf = (numbers: readonly string[]) =>
      numbers.map((number) => stableId('student', number)).filter((id) => enrolled.has(id));
    const entries = Object.entries(courses) as [CourseKey, DemoCourse][];
    await addCourses(
      asOwner,
      keyring,
      entries.map(([key, { room, teachers, students, ...course }]) => ({
        ...course,
        id: courseIdOf(key),
        room: `https://rooms.example.org/${room}`,
        teacherIds: teachers.map((teacher) => ids[teacher]),
        studentIds: studentsOf(students),
      })),
    );
    await addCourseRules(asOwner, [...weeklyRules(entries, termId, now), studyNow(termId, now)]);
    const firstFree = await addHolidays(tx, now);
    await addLessonChanges(asOwner, keyring, changesAfter(ids, firstFree, now));
    const { student, weekdays, ...hours } = otherSchool;
    for (const studentId of studentsOf([student]))
      for (const weekday of weekdays) await addOtherSchoolHours(asOwner, { studentId, termId, weekday, ...hours });
  });
}

async function findTerm(tx: WriteTx, now: Date): Promise<string | undefined> {
  const rows = await asOwnerIn(tx)<{ id: string }>(
    'select id from terms where $1::date between first_day and last_day and archived_at is null',
    [now],
  );
  return rows[0]?.id;
}

const ruleIdOf = (key: CourseKey, weekday: number) => stableId('rule', key, String(weekday));

const weeklyRules = (entries: readonly [CourseKey, DemoCourse][], termId: string, now: Date): SampleRule[] =>
  entries.flatMap(([key, { rules, timeZone }]) =>
    rules.flatMap(({ weekdays, isFromTomorrow, ...times }) =>
      weekdays.map((weekday) => ({
        id: ruleIdOf(key, weekday),
        courseId: courseIdOf(key),
        termId,
        weekday,
        ...times,
        firstDay: isFromTomorrow ? addDays(dayIn(timeZone, now), 1) : null,
      })),
    ),
  );

/** A lesson of today that has just begun. */
function studyNow(termId: string, now: Date): SampleRule {
  const { timeZone } = courses.study;
  const quarter = 15 * 60_000;
  const begun = new Date(Math.floor(now.getTime() / quarter) * quarter);
  const day = dayIn(timeZone, begun);
  return {
    id: stableId('rule', 'study', 'now'),
    courseId: courseIdOf('study'),
    termId,
    weekday: weekdayOf(day),
    startsAt: new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(begun),
    minutes: studyMinutes,
    firstDay: day,
    lastDay: day,
  };
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The first day after `today` that is this weekday. */
function nextOn(weekday: number, today: string): string {
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

/** Returns the day of the first holiday. */
async function addHolidays(tx: WriteTx, now: Date): Promise<string> {
  const today = now.toISOString().slice(0, 10);
  const days: string[] = [];
  for (const { weekday, days: length, names, ...holiday } of holidays) {
    const weeks = 'weeksLater' in holiday ? holiday.weeksLater : 0;
    const firstDay = addDays(nextOn(weekday, today), 7 * weeks);
    await addHoliday(asOwnerIn(tx), firstDay, addDays(firstDay, length - 1), names);
    days.push(firstDay);
  }
  return days[0] ?? today;
}

/** Of the coming week: a cancelled and a moved lesson, somebody who stands in, and a note. */
function changesAfter(ids: PersonIds, holiday: string, now: Date): SampleLessonChange[] {
  const today = now.toISOString().slice(0, 10);
  const changeOf = (key: CourseKey, weekday: number) => ({
    ruleId: ruleIdOf(key, weekday),
    courseId: courseIdOf(key),
    day: nextOn(weekday, today),
  });
  const moved = changeOf('science', 4);
  const changes: SampleLessonChange[] = [
    { ...changeOf('literature', 3), isCancelled: true },
    { ...moved, movedTo: { day: moved.day, startsAt: '12:30' }, note: notes.moved },
    { ...changeOf('mathematics', 1), note: notes.compasses },
    { ...changeOf('mathematics', 3), teacherId: ids.samir },
  ];
  return changes.filter(({ day }) => day !== holiday);
}
