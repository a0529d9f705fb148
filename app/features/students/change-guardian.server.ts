import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { violatedUniqueConstraint } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { type AuditEntry, recordAuditEvent } from '../audit/audit.server.ts';
import type { GuardianChange, NewGuardian, Restriction } from './guardians.schema.ts';
import { type Rights, rights } from './guardians.ts';
import { requireSuitablePeople } from './suitable-people.server.ts';
import { guardianRow } from './write-students.server.ts';

export class GuardianRefused extends Refused<
  'unknown student' | 'unknown guardian' | 'already a guardian' | 'changed meanwhile'
> {}

export interface GuardianLink {
  studentId: string;
  guardianId: string;
}

/** @throws GuardianRefused 'unknown student', 'already a guardian' @throws StudentRefused 'unsuitable person' */
export async function addGuardian(
  tx: WriteTx,
  studentId: string,
  { guardianId, relation, ...granted }: NewGuardian,
): Promise<void> {
  const student = await tx.selectFrom('students').select('id').where('id', '=', studentId).executeTakeFirst();
  if (!student) throw new GuardianRefused('unknown student');
  await requireSuitablePeople(tx, { parentId: guardianId });
  await insertGuardian(tx, studentId, { guardianId, relation, ...granted });
  const details = { relation, rights: namesOf(granted) };
  await record(tx, { studentId, guardianId }, { event: 'guardian added', details });
}

/** Adds no audit row. @throws GuardianRefused 'already a guardian' */
export async function insertGuardian(tx: WriteTx, studentId: string, guardian: NewGuardian): Promise<void> {
  await tx
    .insertInto('student_guardians')
    .values(guardianRow({ studentId, ...guardian }))
    .execute()
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) === 'student_guardians_pkey'
        ? new GuardianRefused('already a guardian', { cause: error })
        : error;
    });
}

/** Writes nothing if nothing has changed. @throws GuardianRefused 'unknown guardian', 'changed meanwhile' by somebody else */
export async function changeGuardian(
  tx: WriteTx,
  who: GuardianLink,
  { relation, revision, ...granted }: GuardianChange & { revision: number | null },
): Promise<void> {
  const kept = await lockGuardian(tx, who);
  const hadRights = { mayView: kept.may_view, mayWrite: kept.may_write, receivesMail: kept.receives_mail };
  if (kept.relation === relation && rights.every((right) => hadRights[right] === granted[right])) return;
  if (kept.revision !== revision) throw new GuardianRefused('changed meanwhile');
  await update(tx, who, {
    relation,
    may_view: granted.mayView,
    may_write: granted.mayWrite,
    receives_mail: granted.receivesMail,
  });
  await record(tx, who, { event: 'guardian changed', details: { relation, rights: namesOf(granted) } });
}

/** All rights end at once, until they are restored. @throws GuardianRefused 'unknown guardian' */
export async function restrictGuardian(tx: WriteTx, who: GuardianLink, { reason }: Restriction): Promise<void> {
  const { restricted_at, restriction_reason } = await lockGuardian(tx, who);
  if (restriction_reason === reason) return;
  await update(tx, who, { restricted_at: restricted_at ?? new Date(), restriction_reason: reason });
  await record(tx, who, { event: 'guardian restricted', details: { reason } });
}

/** @throws GuardianRefused 'unknown guardian' */
export async function restoreGuardian(tx: WriteTx, who: GuardianLink): Promise<void> {
  const { restricted_at } = await lockGuardian(tx, who);
  if (restricted_at === null) return;
  await update(tx, who, { restricted_at: null, restriction_reason: null });
  await record(tx, who, { event: 'guardian restored' });
}

/** @throws GuardianRefused 'unknown guardian' */
export async function removeGuardian(tx: WriteTx, who: GuardianLink): Promise<void> {
  await lockGuardian(tx, who);
  await sql`select remove_guardian(${who.studentId}, ${who.guardianId})`.execute(tx);
  await record(tx, who, { event: 'guardian removed' });
}

async function lockGuardian(tx: WriteTx, { studentId, guardianId }: GuardianLink) {
  const found = await tx
    .selectFrom('student_guardians')
    .select(['relation', 'may_view', 'may_write', 'receives_mail', 'restricted_at', 'restriction_reason', 'revision'])
    .where('student_id', '=', studentId)
    .where('guardian_id', '=', guardianId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new GuardianRefused('unknown guardian');
  return found;
}

type Columns = Partial<{
  relation: string;
  may_view: boolean;
  may_write: boolean;
  receives_mail: boolean;
  restricted_at: Date | null;
  restriction_reason: string | null;
}>;

async function update(tx: WriteTx, { studentId, guardianId }: GuardianLink, columns: Columns): Promise<void> {
  await tx
    .updateTable('student_guardians')
    .set(columns)
    .where('student_id', '=', studentId)
    .where('guardian_id', '=', guardianId)
    .execute();
}

const namesOf = (granted: Rights) => rights.filter((right) => granted[right]);

async function record(
  tx: WriteTx,
  { studentId, guardianId }: GuardianLink,
  { event, details }: Pick<AuditEntry, 'event' | 'details'>,
): Promise<void> {
  const subject = { type: 'student', id: studentId } as const;
  await recordAuditEvent(tx, { event, subject, details: { guardianId, ...details } });
}
