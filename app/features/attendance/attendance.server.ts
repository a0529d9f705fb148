import { type RawBuilder, sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { type AttendedLesson, type Correction, type MarkedStudent, pattern, type Register } from './attendance.ts';

type LessonKey = { ruleId: string; day: string };

/** The register of a lesson for who teaches it and for the Academic Coordinator; null if none was taken. */
export async function findRegister(tx: Tx, { ruleId, day }: LessonKey): Promise<Register | null> {
  const { rows } = await sql<Pick<Register, 'revision' | 'takenAt' | 'takerName'> & { id: string }>`
    select registers.id, revision, taken_at as "takenAt", full_name as "takerName"
    from registers left join profiles on profiles.id = taken_by where rule_id = ${ruleId} and day = ${day}`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const { id, ...register } = found;
  return { ...register, marks: await findMarks(tx, id), corrections: await listCorrections(tx, id) };
}

/** In the order of the ids of students. */
export async function findMarks(tx: Tx, registerId: string): Promise<MarkedStudent[]> {
  const { rows } = await sql<MarkedStudent>`
    select student_id as "studentId", mark, minutes from attendance where register_id = ${registerId}
    order by student_id::text`.execute(tx);
  return rows;
}

async function listCorrections(tx: Tx, registerId: string): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select student_id as "studentId", former.mark, former.minutes, corrected_at as "correctedAt", full_name as "correctorName"
    from attendance_corrections as former join attendance on attendance.id = attendance_id
      left join profiles on profiles.id = corrected_by
    where register_id = ${registerId} order by former.id`.execute(tx);
  return rows;
}

/** Of the students of a lesson, those whose family has reported an absence. For who teaches it. @param heldOn in the zone of the course */
export async function listReportedAbsent(tx: Tx, { ruleId, day }: LessonKey, heldOn: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select reported_absent(${ruleId}, ${day}::date, ${heldOn}::date) as ids`.execute(tx);
  return rows[0]?.ids ?? [];
}

/** Lessons of the reader’s children that were not attended as planned, the latest first. */
export const listAttendanceOfChildren = (tx: Tx): Promise<AttendedLesson[]> =>
  listAttendance(tx, sql`student_id = any ((select current_children())::uuid[]) and mark <> 'present'`, 100);

export interface AttendanceCount {
  studentId: string;
  lessons: number;
  attended: number;
  /** In the last days that make a pattern. */
  recentAbsences: number;
}

/** How often students were marked, as far as the reader sees it. No row for a student without marks. */
export async function countAttendance(tx: Tx, studentIds: readonly string[]): Promise<AttendanceCount[]> {
  const { rows } = await sql<AttendanceCount>`
    select student_id as "studentId", count(*)::int as lessons, (count(*) filter (where mark <> 'absent'))::int as attended,
      (count(*) filter (where mark = 'absent' and starts_at > now() - make_interval(days => ${pattern.days})))::int as "recentAbsences"
    from attendance where student_id = any (${studentIds}::uuid[]) group by student_id`.execute(tx);
  return rows;
}

/** Absences of the reader’s children that nobody has explained, the latest first. */
export const listUnexplainedOfChildren = (tx: Tx): Promise<AttendedLesson[]> =>
  listAttendance(
    tx,
    sql`student_id = any ((select current_children())::uuid[]) and mark = 'absent' and is_unexplained(attendance)`,
    50,
  );

/** The latest lessons of a student that were not attended as planned. */
export const listMissedLessons = (tx: Tx, studentId: string, size: number): Promise<AttendedLesson[]> =>
  listAttendance(tx, sql`student_id = ${studentId} and mark <> 'present'`, size);

/** Absences of the students of a mentor or coach that nobody has explained, the latest first. */
export const listUnexplainedOfAssigned = (tx: PersonTx): Promise<AttendedLesson[]> =>
  listAttendance(
    tx,
    sql`student_id = any ((select assigned_students())::uuid[]) and mark = 'absent' and is_unexplained(attendance)
      and starts_at > now() - interval '30 days'`,
    50,
  );

/** Every mark of a student, the latest first. */
export const listAttendanceOf = (tx: Tx, studentId: string, size = 10_000): Promise<AttendedLesson[]> =>
  listAttendance(tx, sql`student_id = ${studentId}`, size);

async function listAttendance(tx: Tx, condition: RawBuilder<unknown>, size: number): Promise<AttendedLesson[]> {
  const { rows } = await sql<AttendedLesson>`
    select id, student_id as "studentId", starts_at as "startsAt", attended_course(course_id) as names, mark, minutes, explanation,
      is_unexplained(attendance) as "isUnexplained"
    from attendance where ${condition} order by starts_at desc, id limit ${size}::int`.execute(tx);
  return rows;
}

/** A student who was absent as often as `pattern` says. `latest`: the latest absence. */
export interface AbsencePattern {
  studentId: string;
  count: number;
  latest: Date;
}

/** Of the students of a mentor or coach. */
export async function listAbsencePatterns(tx: PersonTx): Promise<AbsencePattern[]> {
  const { rows } = await sql<AbsencePattern>`
    select student_id as "studentId", count(*)::int as count, max(starts_at) as latest
    from attendance join students on students.id = student_id
    where ${tx.me} in (academic_mentor_id, wellbeing_coach_id) and archived_at is null and mark = 'absent'
      and starts_at > now() - make_interval(days => ${pattern.days})
    group by student_id having count(*) >= ${pattern.absences} order by max(starts_at) desc, student_id`.execute(tx);
  return rows;
}
