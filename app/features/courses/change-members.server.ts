import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { type CourseMembers, courseLimits } from './courses.ts';
import { beginChange, lockCourse, type SeenCourse } from './save-course.server.ts';

export class MemberRefused extends Refused<'no staff' | 'nobody' | 'too many'> {}

/** Some of the numbers are of no enrolled student. */
export class UnknownNumbers extends Refused<'unknown numbers'> {
  readonly numbers: readonly string[];

  constructor(numbers: readonly string[]) {
    super('unknown numbers');
    this.numbers = numbers;
  }
}

/** @throws MemberRefused 'no staff'; CourseRefused 'unknown', 'changed meanwhile' */
export async function addTeacher(tx: WriteTx, seen: SeenCourse, teacherId: string): Promise<void> {
  const { rows } = await sql<{ mayTeach: boolean }>`select may_teach(${teacherId}) as "mayTeach"`.execute(tx);
  if (!rows[0]?.mayTeach) throw new MemberRefused('no staff');
  await changeTogether(tx, seen, (members) => ({ ...members, teacherIds: [...members.teacherIds, teacherId] }));
}

export interface ChosenStudents {
  /** Student numbers in capitals. */
  numbers: readonly string[];
  /** All enrolled students of this class, too; empty for none. */
  wholeClass: string;
}

/** @throws MemberRefused 'nobody', 'too many'; UnknownNumbers; CourseRefused 'unknown', 'changed meanwhile' */
export async function addStudents(tx: WriteTx, seen: SeenCourse, chosen: ChosenStudents): Promise<void> {
  const added = await findStudents(tx, chosen);
  await changeTogether(tx, seen, (members) => {
    const studentIds = [...new Set([...members.studentIds, ...added])];
    if (studentIds.length > courseLimits.students) throw new MemberRefused('too many');
    return { ...members, studentIds };
  });
}

/** @throws CourseRefused 'unknown', 'changed meanwhile' */
export async function removeMember(tx: WriteTx, seen: SeenCourse, memberId: string): Promise<void> {
  const others = (id: string) => id !== memberId;
  await changeTogether(tx, seen, ({ teacherIds, studentIds }) => ({
    teacherIds: teacherIds.filter(others),
    studentIds: studentIds.filter(others),
  }));
}

async function findStudents(tx: Tx, { numbers, wholeClass }: ChosenStudents): Promise<string[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, upper(student_number) as number from students
    where archived_at is null and (upper(student_number) = any (${numbers}::text[]) or class_name = ${wholeClass})`.execute(
    tx,
  );
  const unknown = numbers.filter((number) => !rows.some((row) => row.number === number));
  if (unknown.length > 0) throw new UnknownNumbers(unknown);
  if (rows.length === 0) throw new MemberRefused('nobody');
  return rows.map(({ id }) => id);
}

/** If others change the members meanwhile, the revision differs. */
async function changeTogether(
  tx: WriteTx,
  seen: SeenCourse,
  change: (members: CourseMembers) => CourseMembers,
): Promise<void> {
  await lockCourse(tx, seen.id);
  const { rows } = await sql<CourseMembers>`
    select array(select teacher_id from course_teachers where course_id = ${seen.id} and left_at is null) as "teacherIds",
      array(select student_id from course_students where course_id = ${seen.id} and left_at is null) as "studentIds"`.execute(
    tx,
  );
  await changeMembers(tx, seen, change(rows[0] ?? { teacherIds: [], studentIds: [] }));
}

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
  // The policy checks a row before its conflict, and a member may have been suspended or archived since.
  await sql`
    insert into ${sql.table(table)} (course_id, ${sql.ref(column)})
    select distinct ${courseId}::uuid, id from unnest(${ids}::uuid[]) as id
    where id <> all (array(select ${sql.ref(column)} from ${sql.table(table)} where course_id = ${courseId}))
    on conflict do nothing`.execute(tx);
}
