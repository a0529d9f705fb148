import { data, type RouterContextProvider } from 'react-router';
import { listPeople } from '#features/accounts/accounts.server.ts';
import { listGuardians } from '#features/students/guardians.server.ts';
import { findStudent } from '#features/students/students.server.ts';
import type { Question } from '#forms/confirmation.ts';
import { readForSession } from '#http/session.server.ts';
import type { Tx } from '#platform/database.server.ts';

export interface ArchiveConfirmation extends Question {
  studentName: string;
  losing: string[];
}

/** @throws 404 for an unknown student */
export function archiveConfirmation(
  studentId: string,
  context: Readonly<RouterContextProvider>,
): Promise<ArchiveConfirmation> {
  return readForSession(context, async (tx) => {
    const student = await findStudent(tx, studentId);
    if (!student) throw data(null, { status: 404 });
    const guardians = await listGuardians(tx, studentId);
    const seeing = guardians.filter(({ mayView, restrictedAt }) => mayView && restrictedAt === null);
    const staff = await namesOf(tx, [student.academicMentorId, student.wellbeingCoachId]);
    return {
      studentName: student.fullName,
      losing: [...seeing.map(({ fullName }) => fullName), ...staff],
      fields: { intent: 'archive' },
    };
  });
}

async function namesOf(tx: Tx, ids: (string | null)[]): Promise<string[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const people = await listPeople(tx, wanted);
  return wanted.flatMap((id) => people.find((one) => one.id === id)?.fullName ?? []);
}
