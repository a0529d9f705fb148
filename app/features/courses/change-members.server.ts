import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { CourseMembers } from './courses.ts';
import { beginChange, lockCourse, type SeenCourse } from './save-course.server.ts';

/**
 * Replaces the teachers and students of a course. Who leaves stays in its history, and may join again. The same members again
 * are the same form, sent twice.
 * @throws CourseRefused 'unknown', 'changed meanwhile'
 */
export async function changeMembers(tx: WriteTx, seen: SeenCourse, members: CourseMembers): Promise<void> {
  await lockCourse(tx, seen.id);
  const { rows } = await sql<{ isSame: boolean }>`
    select array(select teacher_id from course_teachers where course_id = ${seen.id} and left_at is null order by 1)
        = array(select distinct unnest(${members.teacherIds}::uuid[]) order by 1)
      and array(select student_id from course_students where course_id = ${seen.id} and left_at is null order by 1)
        = array(select distinct unnest(${members.studentIds}::uuid[]) order by 1) as "isSame"
    from courses where id = ${seen.id}`.execute(tx);
  if (rows[0]?.isSame) return;
  await beginChange(tx, seen);
  await replace(tx, seen.id, { table: 'course_teachers', column: 'teacher_id', ids: members.teacherIds });
  await replace(tx, seen.id, { table: 'course_students', column: 'student_id', ids: members.studentIds });
  await recordAuditEvent(tx, {
    event: 'course members changed',
    subject: { type: 'course', id: seen.id },
    details: { count: String(new Set([...members.teacherIds, ...members.studentIds]).size) },
  });
}

async function replace(
  tx: WriteTx,
  courseId: string,
  { table, column, ids }: { table: string; column: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set left_at = now()
    where course_id = ${courseId} and left_at is null and ${sql.ref(column)} <> all (${ids}::uuid[])`.execute(tx);
  await sql`
    update ${sql.table(table)} set left_at = null
    where course_id = ${courseId} and left_at is not null and ${sql.ref(column)} = any (${ids}::uuid[])`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (course_id, ${sql.ref(column)})
    select ${courseId}, id from unnest(${ids}::uuid[]) as id on conflict do nothing`.execute(tx);
}
