import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { Page } from '#platform/lists.ts';
import { listCourses } from './console-courses.server.ts';
import type { CourseNames, CourseQuery, ListedCourse, RuleValues } from './courses.ts';

type LineOf<Values> = Values & { course: ListedCourse };

/** A student, or a teacher with the address if they are active. */
export type MemberLine = LineOf<{ fullName: string | null; studentNumber: string | null; teacherEmail: string | null }>;

export type RuleLine = LineOf<Omit<RuleValues, 'termId'> & { term: CourseNames }>;

/** Members of the listed courses, as an import reads them. For administrators. @see PD-59 */
export async function listMemberLines(tx: Tx, query: CourseQuery, size: number): Promise<Page<MemberLine>> {
  const { items, next } = await listCourses(tx, query, size);
  const teacherIds = items.flatMap(({ teachers }) => teachers.map(({ id }) => id));
  const { rows } = await sql<Omit<MemberLine, 'course'> & { courseId: string }>`
    select course_id as "courseId", full_name as "fullName", null as "studentNumber", addresses.email as "teacherEmail"
    from course_teachers join profiles on profiles.id = teacher_id
      left join accounts.list_addresses(${teacherIds}::uuid[]) as addresses on addresses.id = teacher_id
    where left_at is null and course_id = any (${idsOf(items)}::uuid[])
    union all
    select course_id, full_name, student_number, null from course_students join students on students.id = student_id
    where left_at is null and archived_at is null and course_id = any (${idsOf(items)}::uuid[])
    order by "courseId", "studentNumber" nulls first, "fullName"`.execute(tx);
  return { items: linesOf(items, rows), next };
}

/** Weekly lessons of the listed courses that are not over. */
export async function listRuleLines(tx: Tx, query: CourseQuery, size: number): Promise<Page<RuleLine>> {
  const { items, next } = await listCourses(tx, query, size);
  const { rows } = await sql<Omit<RuleLine, 'course'> & { courseId: string }>`
    select course_id as "courseId", terms.names as term, weekday, to_char(starts_at, 'HH24:MI') as "startsAt", minutes,
      course_rules.first_day::text as "firstDay", course_rules.last_day::text as "lastDay"
    from course_rules join terms on terms.id = term_id
    where course_id = any (${idsOf(items)}::uuid[])
      and least(terms.last_day, course_rules.last_day) >= greatest(terms.first_day, course_rules.first_day, current_date)
    order by course_id, terms.first_day, weekday, starts_at`.execute(tx);
  return { items: linesOf(items, rows), next };
}

const idsOf = (courses: readonly ListedCourse[]): string[] => courses.map(({ id }) => id);

/** In the order of the courses. */
function linesOf<Values extends { courseId: string }>(courses: readonly ListedCourse[], rows: readonly Values[]) {
  const ofCourse = Map.groupBy(rows, ({ courseId }) => courseId);
  return courses.flatMap((course) => (ofCourse.get(course.id) ?? []).map((row) => ({ ...row, course })));
}
