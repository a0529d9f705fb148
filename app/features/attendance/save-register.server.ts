import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { findMarks } from './attendance.server.ts';
import { type MarkedStudent, type RegisteredLesson, registerMinutes } from './attendance.ts';

export class RegisterRefused extends Refused<'cancelled' | 'early' | 'changed meanwhile'> {}

/**
 * Takes the register of a lesson, or corrects it; former marks are kept. The same marks again are the same form, sent twice.
 * @param revision of the register that the form showed; 0: none was taken
 * @param marked students of the lesson
 * @throws RegisterRefused 'cancelled', 'early', 'changed meanwhile' @see PD-70
 */
export async function saveRegister(
  tx: PersonWriteTx,
  lesson: RegisteredLesson,
  revision: number,
  marked: readonly MarkedStudent[],
): Promise<void> {
  if (lesson.isCancelled) throw new RegisterRefused('cancelled');
  const now = await databaseTime(tx);
  if (now.getTime() < lesson.startsAt.getTime() - registerMinutes * 60_000) throw new RegisterRefused('early');
  const stored = await lockRegister(tx, lesson);
  if ((stored?.revision ?? 0) !== revision) {
    if (stored && isDeepStrictEqual(await findMarks(tx, stored.id), inOrder(marked))) return;
    throw new RegisterRefused('changed meanwhile');
  }
  const id = stored?.id ?? randomUUID();
  if (stored) await sql`update registers set revision = revision + 1 where id = ${id}`.execute(tx);
  else await insertRegister(tx, id, lesson);
  await saveMarks(tx, id, lesson, marked);
  await recordAuditEvent(tx, {
    event: stored ? 'register corrected' : 'register taken',
    subject: { type: 'course', id: lesson.courseId },
    details: { days: [lesson.day] },
  });
}

const inOrder = (marked: readonly MarkedStudent[]) =>
  marked.toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1));

async function lockRegister(tx: PersonWriteTx, { ruleId, day }: RegisteredLesson) {
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, revision from registers where rule_id = ${ruleId} and day = ${day} for update`.execute(tx);
  return rows[0];
}

async function insertRegister(tx: PersonWriteTx, id: string, { ruleId, courseId, day, startsAt }: RegisteredLesson) {
  const { numAffectedRows } = await sql`
    insert into registers (id, rule_id, course_id, day, starts_at, taken_by)
    values (${id}, ${ruleId}, ${courseId}, ${day}, ${startsAt}, ${tx.me}) on conflict (rule_id, day) do nothing`.execute(
    tx,
  );
  // Somebody else took it at the same moment.
  if (!numAffectedRows) throw new RegisterRefused('changed meanwhile');
}

async function saveMarks(
  tx: PersonWriteTx,
  registerId: string,
  { courseId, heldOn, startsAt }: RegisteredLesson,
  marked: readonly MarkedStudent[],
): Promise<void> {
  const rows = marked.map((each) => ({ ...each, id: randomUUID() }));
  await sql`
    insert into attendance (id, register_id, student_id, course_id, held_on, starts_at, mark, minutes)
    select id, ${registerId}, "studentId", ${courseId}, ${heldOn}, ${startsAt}, mark, minutes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as posted (id uuid, "studentId" uuid, mark text, minutes smallint)
    on conflict (register_id, student_id) do update set mark = excluded.mark, minutes = excluded.minutes
      where (attendance.mark, attendance.minutes) is distinct from (excluded.mark, excluded.minutes)`.execute(tx);
}
