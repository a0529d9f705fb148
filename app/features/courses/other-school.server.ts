import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { CourseNames } from './courses.ts';
import { deriveLessons, isTimeZone } from './lesson-times.server.ts';
import type { TimeSpan, WeeklyRule } from './lessons.ts';
import { otherSchoolLimits } from './other-school.ts';
import type { FamilyLesson } from './timetable.server.ts';

export class OtherSchoolRefused extends Refused<
  'no right' | 'too many' | 'time zone' | 'term' | 'other content' | 'changed meanwhile'
> {}

/** When a student is at another school, every week of a term. Times as `08:00`. @see PD-67 */
export interface OtherSchoolHours {
  studentId: string;
  termId: string;
  weekday: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

export interface Attendance extends Pick<OtherSchoolHours, 'studentId'> {
  hoursId: string;
  startsAt: Date;
  endsAt: Date;
}

export interface EnteredHours extends OtherSchoolHours {
  id: string;
  term: CourseNames;
}

/** What guardians entered for a student in the terms that are not over. */
export async function listEnteredHours(tx: Tx, studentId: string): Promise<EnteredHours[]> {
  const { rows } = await sql<EnteredHours>`
    select other_school_hours.id, student_id as "studentId", term_id as "termId", terms.names as term, weekday,
      to_char(starts_at, 'HH24:MI') as "startsAt", to_char(ends_at, 'HH24:MI') as "endsAt", time_zone as "timeZone"
    from other_school_hours join terms on terms.id = term_id
    where student_id = ${studentId} and last_day >= current_date - 1
    order by first_day, weekday, starts_at, other_school_hours.id`.execute(tx);
  return rows;
}

/** Whether the person may enter hours for the student. */
export async function mayEnterHours(tx: Tx, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from students where id = ${studentId} and id = any ((select writable_children())::uuid[])`.execute(tx);
  return rows.length > 0;
}

/**
 * A repeated form adds nothing.
 * @throws OtherSchoolRefused 'no right', 'too many', 'time zone', 'term', 'other content' @see R9
 */
export async function addOtherSchoolHours(tx: WriteTx, requestId: string, hours: OtherSchoolHours): Promise<void> {
  if (!(await mayEnterHours(tx, hours.studentId))) throw new OtherSchoolRefused('no right');
  if (!isTimeZone(hours.timeZone)) throw new OtherSchoolRefused('time zone');
  const { rows: terms } = await sql`
    select from terms where id = ${hours.termId} and archived_at is null`.execute(tx);
  if (terms.length === 0) throw new OtherSchoolRefused('term');
  if (await areTooMany(tx, requestId, hours.studentId)) throw new OtherSchoolRefused('too many');
  const { numAffectedRows } = await sql`
    insert into other_school_hours (id, student_id, term_id, weekday, starts_at, ends_at, time_zone)
    values (${requestId}, ${hours.studentId}, ${hours.termId}, ${hours.weekday}, ${hours.startsAt}, ${hours.endsAt},
      ${hours.timeZone})
    on conflict (id) do nothing`.execute(tx);
  if (numAffectedRows) return recordChange(tx, hours.studentId);
  const { rows } = await sql`
    select from other_school_hours where id = ${requestId} and student_id = ${hours.studentId} and term_id = ${hours.termId}
      and weekday = ${hours.weekday} and starts_at = ${hours.startsAt} and ends_at = ${hours.endsAt}
      and time_zone = ${hours.timeZone}`.execute(tx);
  if (rows.length === 0) throw new OtherSchoolRefused('other content');
}

/**
 * Replaces hours of the student by new ones.
 * @throws OtherSchoolRefused as `addOtherSchoolHours`, and 'changed meanwhile' for hours that do not exist any more
 */
export async function changeOtherSchoolHours(
  tx: WriteTx,
  id: string,
  requestId: string,
  hours: OtherSchoolHours,
): Promise<void> {
  if (!(await mayEnterHours(tx, hours.studentId))) throw new OtherSchoolRefused('no right');
  const removedFrom = await remove(tx, id);
  const { rows: repeated } = await sql`select from other_school_hours where id = ${requestId}`.execute(tx);
  if (removedFrom !== hours.studentId && (removedFrom !== null || repeated.length === 0))
    throw new OtherSchoolRefused('changed meanwhile');
  await addOtherSchoolHours(tx, requestId, hours);
}

/** Returns false for unknown ones. */
export async function removeOtherSchoolHours(tx: WriteTx, id: string): Promise<boolean> {
  const studentId = await remove(tx, id);
  if (studentId === null) return false;
  await recordChange(tx, studentId);
  return true;
}

async function remove(tx: WriteTx, id: string): Promise<string | null> {
  const { rows } = await sql<{ studentId: string | null }>`
    select remove_other_school_hours(${id}) as "studentId"`.execute(tx);
  return rows[0]?.studentId ?? null;
}

async function areTooMany(tx: Tx, requestId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from other_school_hours
    where student_id = ${studentId} and id <> ${requestId}`.execute(tx);
  return (rows[0]?.count ?? 0) >= otherSchoolLimits.perStudent;
}

const recordChange = (tx: WriteTx, studentId: string): Promise<void> =>
  recordAuditEvent(tx, { event: 'other school hours changed', subject: { type: 'student', id: studentId } });

/** When the students whom the person may see are at another school. Holidays of this school do not count there. */
export async function listOtherSchool(tx: Tx, span: TimeSpan): Promise<Attendance[]> {
  const { rows } = await sql<WeeklyRule & { studentId: string }>`
    select other_school_hours.id, student_id as "studentId", '' as "courseId", time_zone as "timeZone", weekday,
      to_char(starts_at, 'HH24:MI') as "startsAt", (extract(epoch from ends_at - starts_at) / 60)::int as minutes,
      first_day::text as "firstDay", last_day::text as "lastDay"
    from other_school_hours join terms on terms.id = term_id`.execute(tx);
  const studentOf = new Map(rows.map(({ id, studentId }) => [id, studentId]));
  return deriveLessons({ rules: rows, holidays: [], changes: [] }, span).map(({ ruleId, startsAt, endsAt }) => ({
    hoursId: ruleId,
    studentId: studentOf.get(ruleId) ?? '',
    startsAt,
    endsAt,
  }));
}

/** The lessons that a student cannot attend, because they are at another school then. */
export function lessonsMissed(
  lessons: readonly FamilyLesson[],
  attendances: readonly Attendance[],
): { studentId: string; lesson: FamilyLesson; attendance: Attendance }[] {
  return lessons
    .filter(({ change }) => !change?.isCancelled)
    .flatMap((lesson) =>
      attendances
        .filter(
          ({ studentId, startsAt, endsAt }) =>
            lesson.studentIds.includes(studentId) && startsAt < lesson.endsAt && endsAt > lesson.startsAt,
        )
        .map((attendance) => ({ studentId: attendance.studentId, lesson, attendance })),
    );
}
