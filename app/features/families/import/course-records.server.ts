import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { CourseNames, CourseStage, RuleValues } from '../../courses/courses.ts';
import { namedStage } from '../../students/stored-level.server.ts';
import type { CourseName } from './course-rows.server.ts';
import { plain } from './rows.server.ts';
import { findAccounts } from './stored-records.server.ts';

export interface StoredCourse {
  id: string;
  name: string;
  stage: CourseStage | null;
  className: string | null;
  studentCount: number;
}

interface StoredTerm {
  id: string;
  names: CourseNames;
  firstDay: string;
  lastDay: string;
}

export interface StoredRule extends RuleValues {
  courseId: string;
}

/** What rows about courses refer to. */
export interface CourseRecords {
  /** Current ones, by `nameKey`. */
  courses: ReadonlyMap<string, StoredCourse[]>;
  /** By their names in every language. */
  subjects: ReadonlyMap<string, string>;
  terms: ReadonlyMap<string, StoredTerm[]>;
  /** Ids of enrolled students, by number in capitals. */
  students: ReadonlyMap<string, string>;
  /** Ids of active staff, by address. */
  staff: ReadonlyMap<string, string>;
  /** Present members: ids of course and person, joined by a space. */
  members: ReadonlySet<string>;
  /** By course. */
  rules: ReadonlyMap<string, StoredRule[]>;
}

export const nameKey = (name: string): string => plain(name);

/** Reads everything: a file of courses is about most of them. */
export async function findCourseRecords(
  tx: Tx,
  { numbers, emails }: { numbers: readonly string[]; emails: readonly string[] },
  lock: 'lock' | 'read',
): Promise<CourseRecords> {
  if (lock === 'lock') await sql`select from courses where archived_at is null order by id for update`.execute(tx);
  const { rows: courses } = await sql<StoredCourse>`
    select id, names ->> 'en' as name, stage, class_name as "className",
      (select count(*)::int from course_students where course_id = courses.id and left_at is null) as "studentCount"
    from courses where archived_at is null order by id`.execute(tx);
  const { rows: subjects } = await sql<{ id: string; names: CourseNames }>`
    select id, names from subjects where archived_at is null`.execute(tx);
  const { rows: terms } = await sql<StoredTerm>`
    select id, names, first_day::text as "firstDay", last_day::text as "lastDay" from terms
    where archived_at is null and last_day >= current_date - 1 order by first_day`.execute(tx);
  const { rows: students } = await sql<{ id: string; number: string }>`
    select id, upper(student_number) as number from students
    where archived_at is null and upper(student_number) = any (${numbers}::text[])`.execute(tx);
  const accounts = await findAccounts(tx, emails);
  const { rows: members } = await sql<{ member: string }>`
    select course_id || ' ' || student_id as member from course_students where left_at is null
    union all select course_id || ' ' || teacher_id from course_teachers where left_at is null`.execute(tx);
  const { rows: rules } = await sql<StoredRule>`
    select course_id as "courseId", term_id as "termId", weekday, to_char(starts_at, 'HH24:MI') as "startsAt", minutes,
      first_day::text as "firstDay", last_day::text as "lastDay" from course_rules`.execute(tx);
  const staff = [...accounts.values()].filter(
    ({ role, suspendedAt }) => suspendedAt === null && (role === 'mentor' || role === 'admin'),
  );
  return {
    courses: Map.groupBy(courses, ({ name }) => nameKey(name)),
    subjects: new Map(subjects.flatMap(({ id, names }) => namesOf(names).map((name) => [name, id] as const))),
    terms: Map.groupBy(
      terms.flatMap((term) => namesOf(term.names).map((name) => ({ ...term, key: name }))),
      ({ key }) => key,
    ),
    students: new Map(students.map(({ number, id }) => [number, id])),
    staff: new Map(staff.map(({ email, id }) => [email, id])),
    members: new Set(members.map(({ member }) => member)),
    rules: Map.groupBy(rules, ({ courseId }) => courseId),
  };
}

const namesOf = (names: CourseNames): string[] => [...new Set(Object.values(names).map(nameKey))];

/** The courses that a row may mean. */
export function coursesNamed({ courses }: CourseRecords, { course, group }: CourseName): StoredCourse[] {
  const named = courses.get(nameKey(course)) ?? [];
  if (group === '') return named;
  const stage = namedStage(group);
  return named.filter((each) => (stage !== null && each.stage === stage) || each.className === group);
}
