import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays } from '#platform/calendar-days.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { RuleValues } from './courses.ts';
import { dayIn } from './lesson-times.server.ts';
import { beginChange, lockCourse, type SeenCourse } from './save-course.server.ts';

export class RuleRefused extends Refused<'unknown' | 'term' | 'days' | 'same rule' | 'past'> {}

/**
 * Returns the id of the rule; that of an equal one if the same form was sent twice.
 * @throws CourseRefused 'unknown', 'changed meanwhile'; RuleRefused 'term', 'days', 'same rule'
 */
export async function addRule(tx: WriteTx, seen: SeenCourse, rule: RuleValues): Promise<string> {
  await lockCourse(tx, seen.id);
  const repeated = await findRepeated(tx, seen, rule);
  if (repeated) return repeated;
  await beginChange(tx, seen);
  const id = await insertRule(tx, seen.id, rule);
  await recordChange(tx, seen.id);
  return id;
}

/**
 * Lessons before the day stay as they were: the rule ends, and another one begins. Changes of single lessons from that day on end
 * with the rule. Returns the id of the rule that begins.
 * @param from today in the zone of the course, or a later day
 * @throws CourseRefused 'unknown', 'changed meanwhile'; RuleRefused 'unknown', 'past', 'term', 'days', 'same rule'
 */
export async function changeRule(
  tx: WriteTx,
  seen: SeenCourse,
  { ruleId, from }: { ruleId: string; from: string },
  values: RuleValues,
): Promise<string> {
  await lockCourse(tx, seen.id);
  const rule = { ...values, firstDay: await firstDayOf(tx, values, from) };
  const repeated = await findRepeated(tx, seen, rule);
  if (repeated) return repeated;
  const timeZone = await beginChange(tx, seen);
  await mustNotBePast(tx, from, timeZone);
  if (!(await endOn(tx, { courseId: seen.id, ruleId }, addDays(from, -1)))) throw new RuleRefused('unknown');
  const id = await insertRule(tx, seen.id, rule);
  await recordChange(tx, seen.id);
  return id;
}

/**
 * @param lastDay yesterday in the zone of the course, or a later day
 * @throws CourseRefused 'unknown', 'changed meanwhile'; RuleRefused 'unknown', 'past'
 */
export async function endRule(
  tx: WriteTx,
  seen: SeenCourse,
  { ruleId, lastDay }: { ruleId: string; lastDay: string },
): Promise<void> {
  const timeZone = await beginChange(tx, seen);
  await mustNotBePast(tx, addDays(lastDay, 1), timeZone);
  if (!(await endOn(tx, { courseId: seen.id, ruleId }, lastDay))) throw new RuleRefused('unknown');
  await recordChange(tx, seen.id);
}

/** Null for the first day of the term. */
async function firstDayOf(tx: Tx, { termId, firstDay }: RuleValues, from: string): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select greatest(${from}::date, ${firstDay}::date)::text as day from terms
    where id = ${termId} and first_day < greatest(${from}::date, ${firstDay}::date)`.execute(tx);
  return rows[0]?.day ?? null;
}

async function mustNotBePast(tx: Tx, day: string, timeZone: string): Promise<void> {
  if (day < dayIn(timeZone, await databaseTime(tx))) throw new RuleRefused('past');
}

async function endOn(tx: WriteTx, rule: { courseId: string; ruleId: string }, lastDay: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update course_rules set last_day = least(last_day, ${lastDay}::date)
    where id = ${rule.ruleId} and course_id = ${rule.courseId}`.execute(tx);
  return Boolean(numAffectedRows);
}

async function insertRule(tx: WriteTx, courseId: string, rule: RuleValues): Promise<string> {
  const { rows: terms } = await sql<{ areDaysInside: boolean }>`
    select coalesce(${rule.firstDay}::date, first_day) between first_day and last_day
      and coalesce(${rule.lastDay}::date, last_day) between coalesce(${rule.firstDay}::date, first_day) and last_day
      as "areDaysInside"
    from terms where id = ${rule.termId} and archived_at is null`.execute(tx);
  if (!terms[0]) throw new RuleRefused('term');
  if (!terms[0].areDaysInside) throw new RuleRefused('days');
  const { rows: same } = await sql`
    select from course_rules join terms on terms.id = term_id
    where course_id = ${courseId} and term_id = ${rule.termId} and weekday = ${rule.weekday} and starts_at = ${rule.startsAt}
      and greatest(terms.first_day, course_rules.first_day, ${rule.firstDay}::date)
        <= least(terms.last_day, course_rules.last_day, ${rule.lastDay}::date)`.execute(tx);
  if (same.length > 0) throw new RuleRefused('same rule');
  const id = randomUUID();
  await sql`
    insert into course_rules (id, course_id, term_id, weekday, starts_at, minutes, first_day, last_day)
    values (${id}, ${courseId}, ${rule.termId}, ${rule.weekday}, ${rule.startsAt}, ${rule.minutes}, ${rule.firstDay},
      ${rule.lastDay})`.execute(tx);
  return id;
}

/** The equal rule of a course that was changed since the form was shown. */
async function findRepeated(tx: Tx, { id, revision }: SeenCourse, rule: RuleValues): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select course_rules.id from course_rules join courses on courses.id = course_id
    where course_id = ${id} and revision > ${revision} and term_id = ${rule.termId} and weekday = ${rule.weekday}
      and starts_at = ${rule.startsAt} and minutes = ${rule.minutes}
      and first_day is not distinct from ${rule.firstDay}::date and last_day is not distinct from ${rule.lastDay}::date
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

const recordChange = (tx: WriteTx, id: string): Promise<void> =>
  recordAuditEvent(tx, { event: 'course rules changed', subject: { type: 'course', id } });
