import { randomUUID } from 'node:crypto';
import type { WriteTx } from '../../platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { insertGuardian } from './change-guardian.server.ts';
import { refuseUsedNumber } from './change-student.server.ts';
import { mustSuit } from './must-suit.server.ts';
import { storedLevel } from './stored-level.server.ts';
import type { NewStudent } from './students.schema.ts';

const allRights = { mayView: true, mayWrite: true, receivesMail: true } as const;

/** The parent becomes the first guardian. @throws StudentRefused 'number in use', 'unsuitable person' */
export async function addStudent(tx: WriteTx, student: NewStudent, actorId: string): Promise<string> {
  const id = randomUUID();
  await mustSuit(tx, { parentId: student.parentId });
  await tx
    .insertInto('students')
    .values({
      id,
      full_name: student.fullName,
      student_number: student.studentNumber,
      current_level: storedLevel(student.currentLevel),
    })
    .execute()
    .catch(refuseUsedNumber);
  const { parentId } = student;
  if (parentId) await insertGuardian(tx, id, { guardianId: parentId, relation: 'parent', ...allRights });
  await recordAuditEvent(tx, {
    actorId,
    event: 'student added',
    subject: { type: 'student', id },
    details: { parentId },
  });
  return id;
}
