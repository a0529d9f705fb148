import { data, type RouterContextProvider } from 'react-router';
import { listPeople } from '../../../features/accounts/accounts.server.ts';
import type { StudentRecord } from '../../../features/students/students.schema.ts';
import { type FoundStudent, findStudent } from '../../../features/students/students.server.ts';
import { readForSession } from '../../../http/session.server.ts';
import type { Tx } from '../../../platform/database.server.ts';
import { requestOriginContext } from '../../../platform/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface StudentConfirmation {
  /** Request id, used as React key: a new question opens a new dialog. */
  id: string;
  change: 'archive' | 'parent';
  studentName: string;
  /** Names of people who lose access. */
  losing: string[];
  gaining: string | null;
  fields: Record<string, string>;
}

/** @throws 404 for an unknown student */
export function archiveConfirmation(studentId: string, context: Context): Promise<StudentConfirmation> {
  return readForSession(context, async (tx) => {
    const student = await findStudent(tx, studentId);
    if (!student) throw data(null, { status: 404 });
    return {
      id: context.get(requestOriginContext).id,
      change: 'archive',
      studentName: student.fullName,
      losing: await namesOf(tx, [student.parentId, student.academicMentorId, student.wellbeingCoachId]),
      gaining: null,
      fields: { intent: 'archive', confirmed: 'yes' },
    };
  });
}

interface WantedRecord {
  record: StudentRecord;
  /** As submitted. */
  values: Record<string, string>;
  /** Id of the parent whose loss was confirmed. */
  confirmed: string | null;
}

/**
 * Null if no parent loses access. Asks again if the parent named in the form has been changed meanwhile.
 * @throws 404 for an unknown student
 */
export function parentConfirmation(
  studentId: string,
  { record, values, confirmed }: WantedRecord,
  context: Context,
): Promise<StudentConfirmation | null> {
  return readForSession(context, async (tx) => {
    const student = await findStudent(tx, studentId);
    if (!student) throw data(null, { status: 404 });
    const { parentId } = student;
    if (!losesParent(student, record) || parentId === null || confirmed === parentId) return null;
    const [gaining = null] = await namesOf(tx, [record.parentId]);
    return {
      id: context.get(requestOriginContext).id,
      change: 'parent',
      studentName: student.fullName,
      losing: await namesOf(tx, [parentId]),
      gaining,
      fields: { ...values, intent: 'save', confirmed: parentId },
    };
  });
}

function losesParent({ parentId }: FoundStudent, wanted: StudentRecord): boolean {
  const seesStill = [wanted.parentId, wanted.academicMentorId, wanted.wellbeingCoachId];
  return parentId !== null && !seesStill.includes(parentId);
}

async function namesOf(tx: Tx, ids: (string | null)[]): Promise<string[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const people = await listPeople(tx, wanted);
  return wanted.flatMap((id) => people.find((one) => one.id === id)?.fullName ?? []);
}
