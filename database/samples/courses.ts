import { randomUUID } from 'node:crypto';
import type { CourseNames, CourseStage } from '#features/courses/courses.ts';
import { lessonContext, roomContext } from '#features/courses/sealed-courses.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleCourse {
  id?: string;
  names?: CourseNames;
  /** English name. */
  subject?: string;
  stage?: CourseStage;
  className?: string;
  timeZone?: string;
  room?: string | null;
  teacherIds?: readonly string[];
  studentIds?: readonly string[];
  archivedAt?: Date | null;
}

const types = {
  courses: {
    id: 'uuid',
    names: 'jsonb',
    subject_id: 'uuid',
    stage: 'text',
    class_name: 'text',
    time_zone: 'text',
    room: 'bytea',
    request_id: 'uuid',
    archived_at: 'timestamptz',
  },
  teachers: { course_id: 'uuid', teacher_id: 'uuid' },
  students: { course_id: 'uuid', student_id: 'uuid' },
  rules: {
    id: 'uuid',
    course_id: 'uuid',
    term_id: 'uuid',
    weekday: 'smallint',
    starts_at: 'time',
    minutes: 'smallint',
    first_day: 'date',
    last_day: 'date',
  },
  changes: {
    id: 'uuid',
    rule_id: 'uuid',
    course_id: 'uuid',
    day: 'date',
    is_cancelled: 'boolean',
    moved_to: 'date',
    moved_start: 'time',
    teacher_id: 'uuid',
    room: 'bytea',
    note: 'bytea',
  },
};

/** Adds courses in London without rules. Returns their ids. */
export async function addCourses(
  asOwner: AsOwner,
  keyring: Keyring,
  courses: readonly SampleCourse[],
): Promise<string[]> {
  const complete = courses.map((course) => ({ ...course, id: course.id ?? randomUUID() }));
  const subjects = await asOwner<{ id: string; name: string }>(`select id, names ->> 'en' as name from subjects`);
  const subjectIds = new Map(subjects.map(({ id, name }) => [name, id]));
  const rows = complete.map(({ id, room = 'https://rooms.example.org/mathematics', ...course }) => ({
    id,
    names: JSON.stringify(course.names ?? { en: 'Mathematics' }),
    subject_id: subjectIds.get(course.subject ?? '') ?? null,
    stage: course.stage ?? null,
    class_name: course.className ?? null,
    time_zone: course.timeZone ?? 'Europe/London',
    room: room && keyring.seal(roomContext(id), room),
    request_id: id,
    archived_at: course.archivedAt ?? null,
  }));
  await insertRows(asOwner, 'courses', types.courses, rows);
  const teachers = complete.flatMap(({ id, teacherIds = [] }) =>
    teacherIds.map((teacher) => ({ course_id: id, teacher_id: teacher })),
  );
  await insertRows(asOwner, 'course_teachers', types.teachers, teachers);
  const students = complete.flatMap(({ id, studentIds = [] }) =>
    studentIds.map((student) => ({ course_id: id, student_id: student })),
  );
  await insertRows(asOwner, 'course_students', types.students, students);
  return complete.map(({ id }) => id);
}

export interface SampleRule {
  id?: string;
  courseId: string;
  termId: string;
  weekday?: number;
  startsAt?: string;
  minutes?: number;
  firstDay?: string | null;
  lastDay?: string | null;
}

/** By default 45 minutes on Mondays at 09:30. Returns their ids. */
export async function addCourseRules(asOwner: AsOwner, rules: readonly SampleRule[]): Promise<string[]> {
  const rows = rules.map((rule) => ({
    id: rule.id ?? randomUUID(),
    course_id: rule.courseId,
    term_id: rule.termId,
    weekday: rule.weekday ?? 1,
    starts_at: rule.startsAt ?? '09:30',
    minutes: rule.minutes ?? 45,
    first_day: rule.firstDay ?? null,
    last_day: rule.lastDay ?? null,
  }));
  await insertRows(asOwner, 'course_rules', types.rules, rows);
  return rows.map(({ id }) => id);
}

export interface SampleLessonChange {
  ruleId: string;
  courseId: string;
  day: string;
  isCancelled?: boolean;
  movedTo?: { day: string; startsAt: string };
  teacherId?: string;
  room?: string;
  note?: string;
}

export async function addLessonChanges(
  asOwner: AsOwner,
  keyring: Keyring,
  changes: readonly SampleLessonChange[],
): Promise<string[]> {
  const rows = changes.map(({ ruleId, room, note, ...change }) => {
    const id = randomUUID();
    return {
      id,
      rule_id: ruleId,
      course_id: change.courseId,
      day: change.day,
      is_cancelled: change.isCancelled ?? false,
      moved_to: change.movedTo?.day ?? null,
      moved_start: change.movedTo?.startsAt ?? null,
      teacher_id: change.teacherId ?? null,
      room: room === undefined ? null : keyring.seal(lessonContext('room', id, ruleId), room),
      note: note === undefined ? null : keyring.seal(lessonContext('note', id, ruleId), note),
    };
  });
  await insertRows(asOwner, 'lesson_changes', types.changes, rows);
  return rows.map(({ id }) => id);
}

export async function addHoliday(
  asOwner: AsOwner,
  firstDay: string,
  lastDay: string,
  names: CourseNames = { en: 'Half term' },
): Promise<string> {
  const id = randomUUID();
  await asOwner('insert into holidays (id, names, first_day, last_day) values ($1, $2, $3, $4)', [
    id,
    JSON.stringify(names),
    firstDay,
    lastDay,
  ]);
  return id;
}

export interface SampleOtherSchoolHours {
  studentId: string;
  termId: string;
  weekday?: number;
  startsAt?: string;
  endsAt?: string;
  timeZone?: string;
}

/** By default on Sundays from 08:00 to 13:00 in Dubai. */
export async function addOtherSchoolHours(asOwner: AsOwner, hours: SampleOtherSchoolHours): Promise<string> {
  const id = randomUUID();
  const { studentId, termId, weekday = 7, startsAt = '08:00', endsAt = '13:00', timeZone = 'Asia/Dubai' } = hours;
  await asOwner(
    `insert into other_school_hours (id, student_id, term_id, weekday, starts_at, ends_at, time_zone)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, studentId, termId, weekday, startsAt, endsAt, timeZone],
  );
  return id;
}
