import { type RawBuilder, sql } from 'kysely';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import type { Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { AbsentStudent, AbsentStudentLevel, AbsentStudentQuery } from './absences.ts';

/** `2026-11-26`: the day at the school, which the list shows unless another one is chosen. */
export async function readSchoolDay(tx: Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${schoolDay}::text as day`.execute(tx);
  return rows[0]?.day ?? '';
}

const schoolDay = sql`(now() at time zone ${sql.lit(schoolTimeZone)})::date`;

/** Enrolled students with an absence on a day, without the notes. For administrators. @see PD-42 */
export async function listAbsentStudents(
  tx: Tx,
  query: AbsentStudentQuery,
  levels: LevelNames,
  size = rowsPerPage,
): Promise<Page<AbsentStudent>> {
  const { isAfter, order } = keyset({ ...query, key: sortKeys[query.sort], table: 'students' });
  const { rows } = await sql<AbsentStudent>`
    select students.id, students.full_name as "fullName", student_number as "studentNumber",
      current_level as "currentLevel", class_name as "className", first_day::text as "firstDay", last_day::text as "lastDay",
      reason, reporter.full_name as "reporterName", reported_at as "reportedAt"
    from ${absentStudents(query, levels)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(tx);
  return toPage(rows, size, ({ id }) => id);
}

export async function countAbsentStudents(tx: Tx, query: AbsentStudentQuery, levels: LevelNames): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${absentStudents(query, levels)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** As stored. */
type LevelNames = Readonly<Record<Exclude<AbsentStudentLevel, 'none'>, string>>;

/** A student has at most one absence on a day, so that the list continues by the student's id. */
function absentStudents({ search, filters: { day, level, reason } }: AbsentStudentQuery, levels: LevelNames) {
  const onDay = day === null ? schoolDay : sql`${day}::date`;
  return sql`absences join students on students.id = student_id left join profiles as reporter on reporter.id = reporter_id
    where archived_at is null and withdrawn_at is null and first_day <= ${onDay} and last_day >= ${onDay}
      and ${search === '' ? sql`true` : sql`students.id = any (array(select search_students(${search})))`}
      and ${reason === null ? sql`true` : sql`reason = ${reason}`}
      and ${level === null ? sql`true` : isOfLevel(level, levels)}`;
}

function isOfLevel(level: AbsentStudentLevel, levels: LevelNames): RawBuilder<unknown> {
  if (level === 'none') return sql`current_level is null`;
  return sql`lower(trim(current_level)) = ${levels[level].toLowerCase()}`;
}

const sortKeys: Record<AbsentStudentQuery['sort'], RawBuilder<unknown>> = {
  // 8B before 10A; students without a class come first.
  class: sql`lpad(coalesce(substring(students.class_name from '[0-9]{1,4}'), ''), 4, '0')
    || coalesce(students.class_name, '') || ' ' || students.full_name`,
  name: sql`sort_name(students.full_name)`,
};

export type AbsenceOfStudent = Pick<AbsentStudent, 'firstDay' | 'lastDay' | 'reason'> & { id: string };

/** The latest absences of a student, and how many there are, without the notes. */
export async function listAbsencesOf(
  tx: Tx,
  studentId: string,
  size: number,
): Promise<{ latest: AbsenceOfStudent[]; count: number }> {
  const { rows } = await sql<AbsenceOfStudent & { count: number }>`
    select id, first_day::text as "firstDay", last_day::text as "lastDay", reason, (count(*) over ())::int as count
    from absences where student_id = ${studentId} and withdrawn_at is null
    order by first_day desc, id limit ${size}::int`.execute(tx);
  return { latest: rows.map(({ count: _, ...absence }) => absence), count: rows[0]?.count ?? 0 };
}
