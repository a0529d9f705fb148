import type { PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { correctNames, createAccounts } from '../../accounts/create-accounts.server.ts';
import { recordAuditEvent } from '../../audit/audit.server.ts';
import { changeWithoutConflicts } from '../../courses/conflicts.server.ts';
import { insertCourses, insertMembers, insertRules } from '../../courses/write-courses.server.ts';
import { insertSafety } from '../../safety/import-safety.server.ts';
import {
  insertGuardians,
  insertStudents,
  updateRelations,
  updateStudents,
} from '../../students/write-students.server.ts';
import { invitePeople } from '../invite-people.server.ts';
import { concernsLessons, type ImportKind } from './imports.ts';
import { type ImportedFile, planImport } from './make-plan.server.ts';
import type { ImportPlan } from './plan.ts';

export interface ImportOrder extends ImportedFile {
  /** Digest of the plan that the administrator saw. */
  reviewed: string;
  sendsInvitations: boolean;
  /** How many conflicts of lessons the administrator has accepted. */
  acceptedConflicts?: number;
}

/** `outdated`: nothing was written, because the plan differs from the one shown. */
export type ImportOutcome = { outcome: 'imported' | 'outdated'; plan: ImportPlan };

/**
 * Writes the rows without problems, with audit rows. For administrators. Roll back if it throws, also for an address or number
 * that somebody else stored at the same time (a unique violation).
 * @throws CausesConflicts @see PD-59
 */
export async function runImport(
  tx: PersonWriteTx,
  { reviewed, sendsInvitations, acceptedConflicts = 0, ...file }: ImportOrder,
): Promise<ImportOutcome> {
  const plan = await planImport(tx, file, 'lock');
  if (plan.digest !== reviewed) return { outcome: 'outdated', plan };
  const created = await createAccounts(tx, plan.accounts);
  if (sendsInvitations) await invitePeople(tx, [...created.values()]);
  await correctNames(tx, plan.renamed);
  await insertStudents(tx, plan.students);
  await updateStudents(tx, plan.changedStudents);
  await insertSafety(tx, plan.safety);
  await insertGuardians(tx, linksOf(plan, created));
  await updateRelations(tx, plan.changedLinks);
  await insertCourses(tx, plan.courses);
  if (concernsLessons(file.kind)) await changeLessons(tx, plan, acceptedConflicts);
  await recordImport(tx, file.kind, plan);
  return { outcome: 'imported', plan };
}

/** @throws CausesConflicts */
function changeLessons(
  tx: PersonWriteTx,
  { courseMembers, courseRules }: ImportPlan,
  confirmed: number,
): Promise<void> {
  const courseIds = [...new Set([...courseMembers, ...courseRules].map(({ courseId }) => courseId))];
  return changeWithoutConflicts(tx, { courseIds, confirmed }, async () => {
    await insertMembers(tx, courseMembers);
    await insertRules(tx, courseRules);
  });
}

/** Whether an import would put people into two lessons at once: roll it back. @throws CausesConflicts */
export async function tryLessons(tx: PersonWriteTx, plan: ImportPlan): Promise<never> {
  await changeLessons(tx, plan, 0);
  throw new NoConflicts('no conflicts');
}

export class NoConflicts extends Refused<'no conflicts'> {}

function linksOf({ links, known }: ImportPlan, created: ReadonlyMap<string, string>) {
  return links.map(({ studentId, email, relation }) => {
    const guardianId = known.get(email) ?? created.get(email);
    if (!guardianId) throw new Error('A guardian of the import has no account');
    return { studentId, guardianId, relation, mayView: true, mayWrite: true, receivesMail: true };
  });
}

function recordImport(tx: PersonWriteTx, kind: ImportKind, { counts: { rows, accounts } }: ImportPlan): Promise<void> {
  return recordAuditEvent(tx, {
    event: 'records imported',
    subject: { type: 'account', id: tx.me },
    details: {
      kind,
      new: String(rows.new),
      changed: String(rows.changed),
      unchanged: String(rows.unchanged),
      leftOut: String(rows.error),
      accounts: String(accounts),
    },
  });
}
