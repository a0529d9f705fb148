import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { CourseNames } from './courses.ts';

export interface OwnCourse {
  names: CourseNames;
  timeZone: string;
  /** Null for a course that the person teaches. */
  studentId: string | null;
  /** On weekdays, 1 is Monday, at times of the course’s zone. */
  lessons: { weekday: number; startsAt: string; minutes: number; term: CourseNames }[];
}

/** The courses that the person teaches, and those of the students whom the person may see as a guardian. */
export async function listOwnCourses(tx: PersonTx): Promise<OwnCourse[]> {
  const { rows } = await sql<OwnCourse>`
    select courses.names, time_zone as "timeZone", student_id as "studentId", (
      select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'startsAt', to_char(starts_at, 'HH24:MI'), 'minutes', minutes,
        'term', terms.names) order by terms.first_day, weekday, starts_at, course_rules.id), '[]')
      from course_rules join terms on terms.id = term_id where course_id = courses.id) as lessons
    from courses join (
      select course_id, null::uuid as student_id from course_teachers where teacher_id = ${tx.me} and left_at is null
      union all
      select course_id, student_id from course_students
        where student_id = any ((select current_children())::uuid[]) and left_at is null) as own on course_id = courses.id
    where archived_at is null order by student_id nulls first, names ->> 'en', courses.id`.execute(tx);
  return rows;
}

export interface OwnOtherSchool {
  studentId: string;
  weekday: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  term: CourseNames;
}

/** What families entered about the students whom the person may see as a guardian. */
export async function listOwnOtherSchool(tx: Tx): Promise<OwnOtherSchool[]> {
  const { rows } = await sql<OwnOtherSchool>`
    select student_id as "studentId", weekday, to_char(starts_at, 'HH24:MI') as "startsAt",
      to_char(ends_at, 'HH24:MI') as "endsAt", time_zone as "timeZone", terms.names as term
    from other_school_hours join terms on terms.id = term_id
    where student_id = any ((select current_children())::uuid[])
    order by student_id, terms.first_day, weekday, starts_at`.execute(tx);
  return rows;
}
