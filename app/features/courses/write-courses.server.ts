import { sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvents } from '../audit/audit.server.ts';
import type { CourseValues, RuleValues } from './courses.ts';
import { roomContext } from './sealed-courses.server.ts';

/* Many courses, members and rules at once, for imports, whose plan has checked them. @see PD-59 */

export interface ImportedCourse extends CourseValues {
  id: string;
}

export interface ImportedMember {
  courseId: string;
  kind: 'student' | 'teacher';
  memberId: string;
}

export interface ImportedRule extends RuleValues {
  id: string;
  courseId: string;
}

export async function insertCourses(tx: WriteTx, courses: readonly ImportedCourse[]): Promise<void> {
  await inBatches(courses, (batch) =>
    tx
      .insertInto('courses')
      .values(
        batch.map(({ id, room, ...course }) => ({
          id,
          names: JSON.stringify(course.names),
          subject_id: course.subjectId,
          stage: course.stage,
          class_name: course.className,
          time_zone: course.timeZone,
          room: room === null ? null : tx.seal(roomContext(id), room),
          request_id: id,
        })),
      )
      .execute(),
  );
  await recordAuditEvents(
    tx,
    courses.map(({ id }) => ({ event: 'course added', subject: { type: 'course', id } })),
  );
}

/** Former members join again. */
export async function insertMembers(tx: WriteTx, members: readonly ImportedMember[]): Promise<void> {
  for (const kind of ['teacher', 'student'] as const) {
    const [table, column] = [sql.table(`course_${kind}s`), sql.ref(`${kind}_id`)];
    await inBatches(
      members.filter((member) => member.kind === kind),
      (batch) =>
        sql`insert into ${table} (course_id, ${column})
          select "courseId", "memberId" from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
            as wanted ("courseId" uuid, "memberId" uuid)
          on conflict (course_id, ${column}) do update set left_at = null`.execute(tx),
    );
  }
  const changed = Map.groupBy(members, ({ courseId }) => courseId);
  await countRevisions(tx, [...changed.keys()]);
  await recordAuditEvents(
    tx,
    [...changed].map(([id, { length }]) => ({
      event: 'course members changed',
      subject: { type: 'course', id },
      details: { new: String(length) },
    })),
  );
}

export async function insertRules(tx: WriteTx, rules: readonly ImportedRule[]): Promise<void> {
  await inBatches(rules, (batch) =>
    sql`insert into course_rules (id, course_id, term_id, weekday, starts_at, minutes, first_day, last_day)
      select id, "courseId", "termId", weekday, "startsAt", minutes, "firstDay", "lastDay"
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as wanted (id uuid, "courseId" uuid, "termId" uuid,
        weekday smallint, "startsAt" time, minutes smallint, "firstDay" date, "lastDay" date)`.execute(tx),
  );
  const changed = [...new Set(rules.map(({ courseId }) => courseId))];
  await countRevisions(tx, changed);
  await recordAuditEvents(
    tx,
    changed.map((id) => ({ event: 'course rules changed', subject: { type: 'course', id } })),
  );
}

async function countRevisions(tx: WriteTx, ids: readonly string[]): Promise<void> {
  await sql`update courses set revision = revision + 1 where id = any (${ids}::uuid[])`.execute(tx);
}
