import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { deriveLessons, isTimeZone } from './lesson-times.server.ts';
import type { TimeSpan, WeeklyRule } from './lessons.ts';
import type { FamilyLesson } from './timetable.server.ts';

export class OtherSchoolRefused extends Refused<'time zone' | 'term' | 'other content'> {}

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

/** A repeated form adds nothing. @throws OtherSchoolRefused 'time zone', 'term', 'other content' @see R9 */
export async function addOtherSchoolHours(tx: WriteTx, requestId: string, hours: OtherSchoolHours): Promise<void> {
  if (!isTimeZone(hours.timeZone)) throw new OtherSchoolRefused('time zone');
  const { rows: terms } = await sql`
    select from terms where id = ${hours.termId} and archived_at is null`.execute(tx);
  if (terms.length === 0) throw new OtherSchoolRefused('term');
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

/** Returns false for unknown ones. */
export async function removeOtherSchoolHours(tx: WriteTx, id: string): Promise<boolean> {
  const { rows } = await sql<{ studentId: string | null }>`
    select remove_other_school_hours(${id}) as "studentId"`.execute(tx);
  const studentId = rows[0]?.studentId ?? null;
  if (studentId === null) return false;
  await recordChange(tx, studentId);
  return true;
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
