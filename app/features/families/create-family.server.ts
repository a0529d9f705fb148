import type { WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { AccountRefused } from '../accounts/change-account.server.ts';
import { createAccount } from '../accounts/create-account.server.ts';
import { makeInvitationLink } from '../accounts/renew-invitation-link.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { queueInvitation } from '../mails/queue-mails.server.ts';
import { insertStudent } from '../students/add-student.server.ts';
import { addGuardian, GuardianRefused } from '../students/change-guardian.server.ts';
import type { NewGuardian } from '../students/guardians.schema.ts';
import { stages } from '../students/stages.ts';
import { StudentRefused } from '../students/suitable-people.server.ts';
import type { CreatedFamily, FamilyField, FamilyStudent, InvitedGuardian, NewFamily } from './families.ts';

/** `field` names the row. */
export class FamilyRefused extends Refused<
  'address in use' | 'unsuitable person' | 'already a guardian' | 'number in use',
  FamilyField
> {}

/**
 * Creates the accounts with invitations, the students and their links, with audit rows. For administrators. Roll back if it
 * throws. @throws FamilyRefused @see PD-15, PD-39, PD-53
 */
export async function createFamily(tx: WriteTx, family: NewFamily): Promise<CreatedFamily> {
  const guardians: (NewGuardian & { isInvited: boolean })[] = [];
  for (const [row, guardian] of family.guardians.entries()) {
    const { relation, mayView, mayWrite, receivesMail } = guardian;
    const isInvited = !('accountId' in guardian);
    const guardianId = isInvited ? await invite(tx, guardian).catch(refuseGuardian(row)) : guardian.accountId;
    guardians.push({ guardianId, relation, mayView, mayWrite, receivesMail, isInvited });
  }
  const students: CreatedFamily['students'] = [];
  for (const [row, student] of family.students.entries()) {
    const id = await add(tx, student).catch(refuseStudent(row));
    for (const [guardianRow, { isInvited: _, ...guardian }] of guardians.entries())
      await addGuardian(tx, id, guardian).catch(refuseGuardian(guardianRow));
    students.push({ id, fullName: student.fullName });
  }
  return { guardians: guardians.map(({ guardianId, isInvited }) => ({ id: guardianId, isInvited })), students };
}

async function invite(tx: WriteTx, { fullName, email, language }: InvitedGuardian): Promise<string> {
  const account = {
    fullName,
    email,
    role: 'parent',
    language,
    passwordHash: null,
    temporaryPasswordUntil: null,
  } as const;
  const personId = await createAccount(tx, account);
  await queueInvitation(tx, { personId, token: await makeInvitationLink(tx, personId) });
  return personId;
}

async function add(tx: WriteTx, { stage, ...student }: FamilyStudent): Promise<string> {
  const { academicMentorId, wellbeingCoachId } = student;
  const id = await insertStudent(tx, { ...student, currentLevel: stage && stages[stage] });
  const details = { academicMentorId, wellbeingCoachId };
  await recordAuditEvent(tx, { event: 'student added', subject: { type: 'student', id }, details });
  return id;
}

function refuseGuardian(row: number) {
  return (error: unknown): never => {
    const isExpected =
      error instanceof AccountRefused || error instanceof GuardianRefused || error instanceof StudentRefused;
    const reason = isExpected ? guardianReasons[error.reason] : undefined;
    throw reason ? new FamilyRefused(reason, { field: `guardians.${row}.email`, cause: error }) : error;
  };
}

const guardianReasons: Partial<Record<string, FamilyRefused['reason']>> = {
  'address in use': 'address in use',
  'unsuitable person': 'unsuitable person',
  'already a guardian': 'already a guardian',
};

function refuseStudent(row: number) {
  return (error: unknown): never => {
    if (!(error instanceof StudentRefused)) throw error;
    const { reason, field } = error;
    if (reason === 'unknown student' || reason === 'changed meanwhile' || !isNamed(field)) throw error;
    throw new FamilyRefused(reason, { field: `students.${row}.${field}`, cause: error });
  };
}

const namedFields = ['studentNumber', 'academicMentorId', 'wellbeingCoachId'] as const;
const isNamed = (field: string | null): field is (typeof namedFields)[number] =>
  namedFields.some((known) => known === field);
