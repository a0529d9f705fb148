import { randomUUID } from 'node:crypto';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { insertGuardian } from './change-guardian.server.ts';
import { refuseUsedNumber } from './change-student.server.ts';
import { storedLevel } from './stored-level.server.ts';
import { studentRow } from './student-columns.server.ts';
import type { NewStudent } from './students.schema.ts';
import type { StudentRecord } from './students.ts';
import { requireSuitablePeople } from './suitable-people.server.ts';

const allRights = { mayView: true, mayWrite: true, receivesMail: true } as const;

/** The parent becomes the first guardian. @throws StudentRefused 'number in use', 'unsuitable person' */
export async function addStudent(tx: WriteTx, { parentId, ...student }: NewStudent): Promise<string> {
  await requireSuitablePeople(tx, { parentId });
  const id = await insertStudent(tx, { ...student, academicMentorId: null, wellbeingCoachId: null });
  if (parentId) await insertGuardian(tx, id, { guardianId: parentId, relation: 'parent', ...allRights });
  await recordAuditEvent(tx, { event: 'student added', subject: { type: 'student', id }, details: { parentId } });
  return id;
}

/** Adds neither guardians nor an audit row. @throws StudentRefused 'number in use', 'unsuitable person' */
export async function insertStudent(tx: WriteTx, student: StudentRecord): Promise<string> {
  const { academicMentorId, wellbeingCoachId } = student;
  const id = randomUUID();
  await requireSuitablePeople(tx, { academicMentorId, wellbeingCoachId });
  await tx
    .insertInto('students')
    .values({ id, ...studentRow({ ...student, ...storedLevel(student) }) })
    .execute()
    .catch(refuseUsedNumber);
  return id;
}
