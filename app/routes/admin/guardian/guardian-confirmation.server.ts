import { data, type RouterContextProvider } from 'react-router';
import type { GuardianLink } from '#features/students/change-guardian.server.ts';
import { findGuardian, listGuardians } from '#features/students/guardians.server.ts';
import { type Rights, rights } from '#features/students/guardians.ts';
import { findStudent } from '#features/students/students.server.ts';
import type { Question } from '#forms/confirmation.ts';
import { readForSession } from '#http/session.server.ts';

export interface GuardianConfirmation extends Question {
  change: 'change' | 'restrict' | 'remove';
  guardianName: string;
  studentName: string;
  /** Rights that take effect now and will end. */
  losing: (keyof Rights)[];
  /** Afterwards no guardian sees the student. */
  isLast: boolean;
  /** This guardian and the others can no longer write to each other. */
  separates: boolean;
}

type Wanted = Pick<GuardianConfirmation, 'change' | 'fields'> & { kept?: Rights };

const nothing: Rights = { mayView: false, mayWrite: false, receivesMail: false };

/**
 * Returns null if a change of rights takes nothing away. Restricting and removing are always confirmed.
 * @param wanted.kept the rights after the change, by default none
 * @throws 404 for an unknown student or guardian
 */
export function guardianConfirmation(
  { studentId, guardianId }: GuardianLink,
  { change, fields, kept = nothing }: Wanted,
  context: Readonly<RouterContextProvider>,
): Promise<GuardianConfirmation | null> {
  return readForSession(context, async (tx) => {
    const [student, guardian] = [await findStudent(tx, studentId), await findGuardian(tx, studentId, guardianId)];
    if (!student || !guardian) throw data(null, { status: 404 });
    const losing = rights.filter((right) => guardian.restrictedAt === null && guardian[right] && !kept[right]);
    if (change === 'change' && losing.length === 0) return null;
    const others = (await listGuardians(tx, studentId)).filter(({ id }) => id !== guardianId);
    return {
      change,
      guardianName: guardian.fullName,
      studentName: student.fullName,
      losing,
      isLast: losing.includes('mayView') && !others.some((one) => one.mayView && one.restrictedAt === null),
      separates: change === 'restrict' && others.length > 0,
      fields: { ...fields, intent: change },
    };
  });
}
