import type { PersonWriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { NewRecordHold } from './record-holds.schema.ts';
import { StudentRefused } from './suitable-people.server.ts';

/** A later decision replaces an earlier one. @throws StudentRefused 'unknown student', also for one who is not archived */
export async function holdRecord(
  tx: PersonWriteTx,
  studentId: string,
  { keptUntil, holdReason }: NewRecordHold,
): Promise<void> {
  const student = await tx
    .selectFrom('students')
    .select('archived_at')
    .where('id', '=', studentId)
    .where('archived_at', 'is not', null)
    .executeTakeFirst();
  if (!student) throw new StudentRefused('unknown student');
  const decision = { kept_until: keptUntil, reason: holdReason, decided_by: tx.me, decided_at: new Date() };
  await tx
    .insertInto('record_holds')
    .values({ student_id: studentId, ...decision })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(decision))
    .execute();
  await recordAuditEvent(tx, {
    event: 'record kept longer',
    subject: { type: 'student', id: studentId },
    details: { until: keptUntil, reason: holdReason },
  });
}
