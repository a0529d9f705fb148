import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { Course, CourseQuery, CourseRule, CourseTeacher, ListedCourse } from './courses.ts';
import { dayIn } from './lesson-times.server.ts';
import { roomContext } from './sealed-courses.server.ts';

/** For administrators. @see PD-67 */
export async function listCourses(tx: Tx, query: CourseQuery, size = rowsPerPage): Promise<Page<ListedCourse>> {
  const { isAfter, order } = keyset({ ...query, key: sortKeys[query.sort], table: 'courses' });
  const { rows } = await sql<ListedCourse>`
    with shown as (
      select id, names, subject_id, stage, class_name, time_zone, archived_at from courses
      where ${matching(query)} and ${isAfter} order by ${order} limit ${size + 1})
    select courses.id, names, (select subjects.names from subjects where subjects.id = subject_id) as subject, stage, class_name as "className", time_zone as "timeZone", archived_at is not null as "isArchived",
      (select coalesce(jsonb_agg(jsonb_build_object('id', teacher_id, 'fullName', full_name) order by sort_name(full_name)), '[]')
        from course_teachers join profiles on profiles.id = teacher_id
        where course_id = courses.id and left_at is null) as teachers,
      (select count(*)::int from course_students join students on students.id = student_id
        where course_id = courses.id and left_at is null and students.archived_at is null) as "studentCount",
      ${lessonsPerWeek} as "lessonsPerWeek"
    from shown as courses order by ${order}`.execute(tx);
  return toPage(rows, size, ({ id }) => id);
}

export async function countCourses(tx: Tx, query: CourseQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from courses where ${matching(query)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function matching({ search, filters: { state, stage, class: className, teacher } }: CourseQuery): RawBuilder<unknown> {
  const conditions = [
    sql`(courses.archived_at is not null) = ${state === 'archived'}`,
    stage && sql`stage = ${stage}`,
    className === null ? null : sql`class_name = ${className}`,
    teacher &&
      sql`courses.id = any (array(select course_id from course_teachers where teacher_id = ${teacher} and left_at is null))`,
    search === '' ? null : sql`fold_text(${searched}) like all (search_patterns(${search}))`,
  ].filter((condition) => condition !== null);
  return sql.join(conditions, sql` and `);
}

const searched = sql`concat_ws(' ', names ->> 'en', names ->> 'ar', names ->> 'fr', names ->> 'zh', class_name,
  (select string_agg(full_name, ' ') from course_teachers join profiles on profiles.id = teacher_id
    where course_id = courses.id and left_at is null))`;

const sortKeys: Record<CourseQuery['sort'], RawBuilder<unknown>> = {
  name: sql`lower(courses.names ->> 'en')`,
  // By stage, then 8B before 10A; courses without a stage or class come first.
  group: sql`coalesce(array_position(array['primary', 'middle', 'secondary', 'university'], courses.stage)::text,
    case when courses.class_name is null then '0'
      else '5' || lpad(coalesce(substring(courses.class_name from '[0-9]{1,4}'), ''), 4, '0') || courses.class_name end)`,
};

/** On the day from which its next lessons are held, today if they are. */
const lessonsPerWeek = sql`(
  with held as (
    select greatest(terms.first_day, course_rules.first_day) as first_day, least(terms.last_day, course_rules.last_day) as last_day
    from course_rules join terms on terms.id = term_id where course_id = courses.id),
  coming as (select * from held where last_day >= greatest(first_day, current_date))
  select count(*)::int from coming
  where first_day <= (select greatest(current_date, min(first_day)) from coming))`;

/** What the list can be filtered by. */
export async function listCourseGroups(tx: Tx): Promise<{ classNames: string[]; teachers: CourseTeacher[] }> {
  const { rows } = await sql<{ classNames: string[]; teachers: CourseTeacher[] }>`
    select array(select class_name from courses where class_name is not null group by class_name
        order by nullif(substring(class_name from '[0-9]{1,4}'), '')::int nulls first, class_name) as "classNames",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'fullName', full_name) order by sort_name(full_name)), '[]')
        from profiles where id in (select teacher_id from course_teachers where left_at is null)) as teachers`.execute(
    tx,
  );
  return rows[0] ?? { classNames: [], teachers: [] };
}

/** For administrators. */
export async function findCourse(tx: Tx, id: string): Promise<Course | null> {
  const { rows } = await sql<StoredCourse>`
    select id, revision, names, subject_id as "subjectId", stage, class_name as "className", time_zone as "timeZone",
      course_room(courses.id) as "sealedRoom", archived_at is not null as "isArchived", ${lessonsPerWeek} as "lessonsPerWeek",
      (select coalesce(jsonb_agg(jsonb_build_object('id', teacher_id, 'fullName', full_name, 'isActive', may_teach(teacher_id))
          order by sort_name(full_name)), '[]')
        from course_teachers join profiles on profiles.id = teacher_id
        where course_id = courses.id and left_at is null) as teachers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', students.id, 'fullName', full_name, 'studentNumber', student_number,
          'className', students.class_name) order by sort_name(full_name), students.id), '[]')
        from course_students join students on students.id = student_id
        where course_id = courses.id and left_at is null and students.archived_at is null) as students,
      (select coalesce(jsonb_agg(held order by "termFirstDay", weekday, "startsAt", "firstDay"), '[]') from (
        select course_rules.id, term_id as "termId", terms.names as term, terms.first_day as "termFirstDay", weekday,
          to_char(starts_at, 'HH24:MI') as "startsAt", minutes,
          greatest(terms.first_day, course_rules.first_day) as "firstDay", least(terms.last_day, course_rules.last_day) as "lastDay"
        from course_rules join terms on terms.id = term_id where course_id = courses.id) as held
        where "firstDay" <= "lastDay") as rules
    from courses where id = ${id}`.execute(tx);
  if (!rows[0]) return null;
  const { sealedRoom, rules, ...course } = rows[0];
  const today = dayIn(course.timeZone, await databaseTime(tx));
  return {
    ...course,
    today,
    rules: rules.map((rule) => ({ ...rule, isOver: rule.lastDay < today })),
    room: sealedRoom && tx.unsealOrNull(roomContext(id), sealedRoom),
  };
}

type StoredCourse = Omit<Course, 'room' | 'rules' | 'today'> & {
  sealedRoom: Buffer | null;
  rules: Omit<CourseRule, 'isOver'>[];
};
