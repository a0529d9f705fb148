import { data, type RouterContextProvider } from 'react-router';
import { findRegister, listReportedAbsent } from '#features/attendance/attendance.server.ts';
import { registerMinutes } from '#features/attendance/attendance.ts';
import { readRoom } from '#features/courses/open-room.server.ts';
import {
  isTeacherOf,
  listLessonRoster,
  listPossibleTeachers,
  namesOfSubstitutes,
  takesLesson,
} from '#features/courses/teaching.server.ts';
import { type CourseLesson, findLesson } from '#features/courses/timetable.server.ts';
import { languageOf } from '#http/language.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import { isDay } from '#platform/calendar-days.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { joinOf } from '../../lessons/show-lessons.server.ts';
import { shownLesson } from '../shown-lesson.ts';
import type { LessonField } from './lesson-form.ts';
import type { RegisterStudent } from './register-form.tsx';
import { registeredLesson } from './registered-lesson.server.ts';

type Context = Readonly<RouterContextProvider>;
export type LessonKey = Pick<CourseLesson, 'ruleId' | 'day'>;

/** @throws a 404 response for a path that names no lesson */
export function lessonKeyOf({ ruleId, day }: LessonKey): LessonKey {
  if (!isDay(day)) throw data(null, { status: 404 });
  return { ruleId: requireId(ruleId), day };
}

/** A lesson of a course that the person teaches, or in which they stand in. @throws a 404 response for others */
export async function requireTaughtLesson(tx: PersonTx, key: LessonKey): Promise<CourseLesson> {
  const lesson = await findLesson(tx, key);
  if (!lesson || !(isTeacherOf(tx.me, lesson) || takesLesson(tx.me, lesson))) throw data(null, { status: 404 });
  return lesson;
}

export function loadLesson(key: LessonKey, request: Request, context: Context) {
  const timeZone = zoneOfReader(request, context);
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const lesson = await requireTaughtLesson(tx, key);
    const names = await namesOfSubstitutes(tx, [lesson]);
    const now = await databaseTime(tx);
    const mayChange = isTeacherOf(tx.me, lesson) && lesson.endsAt > now;
    return {
      lesson: shownLesson(lesson, { language, me: tx.me, names, join: joinOf(lesson, now) }),
      heldOn: dayAt(lesson.startsAt, timeZone),
      timeZone,
      note: lesson.change?.note ?? null,
      register: await loadRegister(tx, lesson, now),
      change: mayChange ? await loadChange(tx, lesson) : null,
    };
  });
}

/** The students of the lesson with their marks; absences that families have reported are filled in. @see PD-70 */
async function loadRegister(tx: PersonTx, lesson: CourseLesson, now: Date) {
  const { heldOn, isCancelled } = registeredLesson(lesson);
  const [roster, taken, reported] = [
    await listLessonRoster(tx, lesson),
    await findRegister(tx, lesson),
    await listReportedAbsent(tx, lesson, heldOn),
  ];
  const markOf = new Map(taken?.marks.map((marked) => [marked.studentId, marked]));
  const students = roster.map(({ studentId, fullName, className }): RegisterStudent => {
    const isReported = reported.includes(studentId);
    const { mark = isReported && !taken ? 'absent' : null, minutes = null } = markOf.get(studentId) ?? {};
    return { studentId, fullName, className, mark, minutes: minutes === null ? '' : String(minutes), isReported };
  });
  const isOpen = now.getTime() >= lesson.startsAt.getTime() - registerMinutes * 60_000;
  return { students, taken: taken && { ...taken, marks: [] }, isCancelled, isOpen };
}

/** What the form shows. */
async function loadChange(tx: PersonTx, { change, course, ...key }: CourseLesson) {
  const initial: Record<LessonField, string> = {
    state: change?.isCancelled ? 'cancelled' : change?.movedTo ? 'moved' : 'held',
    movedDay: change?.movedTo?.day ?? '',
    movedStart: change?.movedTo?.startsAt ?? '',
    teacherId: change?.teacherId ?? '',
    room: change?.hasRoom ? ((await readRoom(tx, key)) ?? '') : '',
    note: change?.note ?? '',
  };
  const isChanged = initial.state !== 'held' || Boolean(initial.teacherId || initial.room || initial.note);
  const usual = new Set(course.teachers.map(({ id }) => id));
  const teachers = (await listPossibleTeachers(tx)).filter(({ id }) => !usual.has(id));
  return { initial, isChanged, revision: change?.revision ?? 0, teachers };
}
