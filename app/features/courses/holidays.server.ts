import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { CourseNames } from './courses.ts';
import type { Days } from './lessons.ts';

export interface Holiday extends Days {
  names: CourseNames;
}

/** In their order. */
export async function listHolidays(tx: Tx): Promise<(Holiday & { id: string })[]> {
  const { rows } = await sql<Holiday & { id: string }>`
    select id, names, first_day::text as "firstDay", last_day::text as "lastDay" from holidays
    where archived_at is null order by first_day, id`.execute(tx);
  return rows;
}

export interface ListedHoliday extends Holiday {
  id: string;
  /** Lessons of courses that are not archived, which are not held because of the holidays. */
  lessonCount: number;
}

/** With the number of lessons, for administrators. */
export async function listHolidaysWithLessons(tx: Tx): Promise<ListedHoliday[]> {
  const { rows } = await sql<ListedHoliday>`
    with held as materialized (
      select weekday, greatest(terms.first_day, course_rules.first_day) as first_day,
        least(terms.last_day, course_rules.last_day) as last_day, count(*) as count
      from course_rules join terms on terms.id = term_id join courses on courses.id = course_id
      where courses.archived_at is null group by 1, 2, 3)
    select id, names, first_day::text as "firstDay", last_day::text as "lastDay", (
      select coalesce(sum(count), 0)::int
      from generate_series(holidays.first_day, holidays.last_day, interval '1 day') as day
        join held on weekday = extract(isodow from day) and day between held.first_day and held.last_day) - (
      select count(*)::int from lesson_changes join courses on courses.id = course_id
      where day between holidays.first_day and holidays.last_day and (is_cancelled or moved_to is not null)
        and courses.archived_at is null) as "lessonCount"
    from holidays where archived_at is null order by first_day, id`.execute(tx);
  return rows;
}

/** Returns the id of the holidays; that of equal ones if the form was sent twice. */
export async function addHoliday(tx: WriteTx, { names, firstDay, lastDay }: Holiday): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from holidays where archived_at is null and names = ${JSON.stringify(names)}::jsonb
      and first_day = ${firstDay} and last_day = ${lastDay}`.execute(tx);
  if (rows[0]) return rows[0].id;
  const id = randomUUID();
  await sql`
    insert into holidays (id, names, first_day, last_day)
    values (${id}, ${JSON.stringify(names)}, ${firstDay}, ${lastDay})`.execute(tx);
  await recordChange(tx, id);
  return id;
}

/** Returns false for unknown holidays. */
export async function changeHoliday(tx: WriteTx, id: string, { names, firstDay, lastDay }: Holiday): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update holidays set names = ${JSON.stringify(names)}, first_day = ${firstDay}, last_day = ${lastDay}
    where id = ${id} and archived_at is null`.execute(tx);
  if (numAffectedRows) await recordChange(tx, id);
  return Boolean(numAffectedRows);
}

/** Lessons are held on these days again. Returns false for unknown holidays. */
export async function removeHoliday(tx: WriteTx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update holidays set archived_at = now() where id = ${id} and archived_at is null`.execute(tx);
  if (numAffectedRows) await recordChange(tx, id);
  return Boolean(numAffectedRows);
}

const recordChange = (tx: WriteTx, id: string): Promise<void> =>
  recordAuditEvent(tx, { event: 'holiday changed', subject: { type: 'holiday', id } });
