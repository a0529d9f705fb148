import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { Level } from './stages.ts';
import { maxListed, type PastYearEnd, type YearEndGroup, type YearEndStudent } from './year-end.ts';

const groupKey = sql<string>`jsonb_build_array(current_level, class_name)::text`;

/** Enrolled students by level and class, and the digest of what was read. */
export async function listYearEndGroups(tx: Tx): Promise<{ groups: YearEndGroup[]; studentsDigest: string }> {
  const { rows } = await sql<YearEndGroup>`
    select ${groupKey} as key, current_level as "currentLevel", class_name as "className", count(*)::int as count
    from students where archived_at is null
    group by current_level, class_name
    order by array_position(
      array['primary', 'middle years', 'secondary', 'university preparation'], lower(current_level)), current_level,
      nullif(substring(class_name from '\\d{1,4}'), '')::int nulls first, class_name nulls first`.execute(tx);
  const digest = await sql<{ seen: string }>`select enrolled_students_digest() as seen`.execute(tx);
  return { groups: rows, studentsDigest: digest.rows[0]?.seen ?? '' };
}

/** The first enrolled students of a level and class by name, whose name or number contains every word. */
export async function listYearEndStudents(tx: Tx, group: Level, search: string): Promise<YearEndStudent[]> {
  const { rows } = await sql<YearEndStudent>`
    select id, full_name as "fullName", student_number as "studentNumber" from students
    where archived_at is null and current_level is not distinct from ${group.currentLevel}
      and class_name is not distinct from ${group.className}
      and fold_text(full_name || ' ' || student_number) like all (search_patterns(${search}))
    order by full_name, id limit ${maxListed}`.execute(tx);
  return rows;
}

/** Lists the enrolled students among `ids`, by name, with the key of their group. */
export async function listKeptStudents(
  tx: Tx,
  ids: readonly string[],
): Promise<(YearEndStudent & { groupKey: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<YearEndStudent & { groupKey: string }>`
    select id, full_name as "fullName", student_number as "studentNumber", ${groupKey} as "groupKey" from students
    where archived_at is null and id = any (${ids}) order by full_name, id`.execute(tx);
  return rows;
}

/** The one that can still be undone. */
export async function findYearEnd(tx: Tx): Promise<PastYearEnd | null> {
  const { rows } = await sql<PastYearEnd>`
    select year_ends.id, full_name as "doneBy", done_at as "doneAt", done_at + interval '1 day' as "undoUntil",
      (select count(*)::int from year_end_students where year_end_id = year_ends.id and not has_left) as moved,
      (select count(*)::int from year_end_students where year_end_id = year_ends.id and has_left) as left,
      (select count(*)::int from year_end_terms where year_end_id = year_ends.id) as terms
    from year_ends left join profiles on profiles.id = done_by
    where undone_at is null and done_at > now() - interval '1 day'`.execute(tx);
  return rows[0] ?? null;
}

const maxNamed = 20;

/** Returns the first 20 students, by name, who were changed after the year end. */
export async function listChangedSince(tx: Tx, id: string): Promise<{ id: string; fullName: string }[]> {
  const { rows } = await sql<{ id: string; fullName: string }>`
    select id, full_name as "fullName" from changed_since_year_end(${id}) limit ${maxNamed}`.execute(tx);
  return rows;
}
