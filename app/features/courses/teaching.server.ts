import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { Lesson } from './lessons.ts';
import type { CourseLesson } from './timetable.server.ts';

/** Whether the person teaches a course, or stands in for a teacher. @see PD-67 */
export async function isTeaching(tx: PersonTx): Promise<boolean> {
  const { rows } = await sql<{ teaches: boolean }>`
    select taught_courses() <> '{}' or exists (select from lesson_changes
      where teacher_id = ${tx.me} and coalesce(moved_to, day) >= current_date - 7) as teaches`.execute(tx);
  return rows[0]?.teaches === true;
}

/** Whether the person teaches the course: only then they may change its lessons. */
export const isTeacherOf = (me: string, { course }: CourseLesson): boolean =>
  course.teachers.some(({ id }) => id === me);

/** Who takes the lesson: the teachers of the course, or who stands in for them. */
export const takesLesson = (me: string, lesson: CourseLesson): boolean =>
  lesson.change?.teacherId ? lesson.change.teacherId === me : isTeacherOf(me, lesson);

export interface RosterEntry {
  studentId: string;
  fullName: string;
  className: string | null;
}

/** The students of a lesson by name; none for people who do not teach it. */
export async function listLessonRoster(
  tx: Tx,
  { ruleId, day }: Pick<Lesson, 'ruleId' | 'day'>,
): Promise<RosterEntry[]> {
  const { rows } = await sql<RosterEntry>`
    select student_id as "studentId", full_name as "fullName", class_name as "className"
    from lesson_roster(${ruleId}, ${day}::date)`.execute(tx);
  return rows;
}

/** Staff who may take a lesson, by name. */
export async function listPossibleTeachers(tx: Tx): Promise<{ id: string; fullName: string }[]> {
  const { rows } = await sql<{ id: string; fullName: string }>`
    select id, full_name as "fullName" from profiles where may_teach(id) order by sort_name(full_name), id`.execute(tx);
  return rows;
}

/** Names of the people who stand in for teachers, by their id. */
export async function namesOfSubstitutes(tx: Tx, lessons: readonly Lesson[]): Promise<ReadonlyMap<string, string>> {
  const ids = lessons.flatMap(({ change }) => change?.teacherId ?? []);
  if (ids.length === 0) return new Map();
  const people = await tx.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, full_name }) => [id, full_name]));
}
