import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { refusalCodes, sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { findOwnCourtOrder, findSafetyDetails } from './safety.server.ts';
import { changedFields, type SafetyDetails } from './safety.ts';
import { orderContext, sealDetails } from './sealed-safety.server.ts';

/** `unknown student`: also one whom the person does not see as a guardian any more. */
export class SafetyRefused extends Refused<'unknown student' | 'changed meanwhile'> {}

/** `revision`: number of the version that the form shows, 0 without one; null if it is malformed. */
type Change = { revision: number | null };

/** Adds a version, or confirms the latest one if nothing differs from it. @throws SafetyRefused @see PD-71 */
export async function saveSafetyDetails(
  tx: PersonWriteTx,
  studentId: string,
  { revision, ...details }: SafetyDetails & Change,
): Promise<void> {
  await requireChild(tx, studentId);
  const latest = await findSafetyDetails(tx, studentId);
  const changed = changedFields(details, latest?.details ?? null);
  if (latest?.details && changed.length === 0) return confirmVersion(tx, studentId, latest.number);
  if (revision !== (latest?.number ?? 0)) throw new SafetyRefused('changed meanwhile');
  const id = randomUUID();
  await tx
    .insertInto('safety_records')
    .values({
      id,
      student_id: studentId,
      number: revision + 1,
      ...sealDetails(tx, { id, student_id: studentId }, details),
      is_move: latest !== null && latest.details?.country !== details.country,
      author_id: tx.me,
      confirmed_at: sql`now()`,
      confirmed_by: tx.me,
    })
    .execute()
    .catch(refuseChange);
  const subject = { type: 'student', id: studentId } as const;
  await recordAuditEvent(tx, { event: 'safety details changed', subject, details: { changed } });
}

/** Guardians see their enrolled students; staff see others, too. */
async function requireChild(tx: PersonWriteTx, studentId: string): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select ${studentId} = any (current_children()) as "isOwn"`.execute(tx);
  if (!rows[0]?.isOwn) throw new SafetyRefused('unknown student');
}

function refuseChange(error: unknown): never {
  const code = sqlState(error);
  if (code === sqlStates.insufficientPrivilege) throw new SafetyRefused('unknown student', { cause: error });
  // The other one was written at the same moment.
  if (code === refusalCodes.outdatedSafetyRecord || code === sqlStates.uniqueViolation)
    throw new SafetyRefused('changed meanwhile', { cause: error });
  throw error;
}

/** *Nothing has changed*. @throws SafetyRefused */
export async function confirmSafetyDetails(tx: PersonWriteTx, studentId: string, { revision }: Change): Promise<void> {
  await requireChild(tx, studentId);
  const latest = await findSafetyDetails(tx, studentId);
  if (latest?.number !== revision) throw new SafetyRefused('changed meanwhile');
  await confirmVersion(tx, studentId, latest.number);
}

async function confirmVersion(tx: PersonWriteTx, studentId: string, number: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('safety_records')
    .set({ confirmed_at: sql`now()`, confirmed_by: tx.me })
    .where('student_id', '=', studentId)
    .where('number', '=', number)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SafetyRefused('changed meanwhile');
  await recordAuditEvent(tx, { event: 'safety details confirmed', subject: { type: 'student', id: studentId } });
}

/** An empty text removes it. @throws SafetyRefused @see PD-71 */
export async function saveCourtOrder(
  tx: PersonWriteTx,
  studentId: string,
  { text, revision }: { text: string } & Change,
): Promise<void> {
  await requireChild(tx, studentId);
  const latest = await findOwnCourtOrder(tx, studentId);
  if (text === (latest?.text ?? '')) return;
  if (revision !== (latest?.number ?? 0)) throw new SafetyRefused('changed meanwhile');
  const id = randomUUID();
  await tx
    .insertInto('court_orders')
    .values({
      id,
      student_id: studentId,
      author_id: tx.me,
      number: revision + 1,
      text: text === '' ? null : tx.seal(orderContext({ id, student_id: studentId }), text),
    })
    .execute()
    .catch(refuseChange);
  await recordAuditEvent(tx, { event: 'court order changed', subject: { type: 'student', id: studentId } });
}

/**
 * Returns false if there is nothing to confirm: confirmed or changed meanwhile, unknown, not opened, or one's own.
 * @throws SafetyRefused
 */
export async function confirmCourtOrder(tx: PersonWriteTx, studentId: string, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isConfirmed: boolean | null }>`
    select confirm_court_order(${studentId}, ${orderId}) as "isConfirmed"`.execute(tx);
  const isConfirmed = rows[0]?.isConfirmed ?? null;
  if (isConfirmed === null) throw new SafetyRefused('unknown student');
  return isConfirmed;
}
