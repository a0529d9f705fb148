import { randomUUID } from 'node:crypto';
import type { Tx, WriteTx } from '../../platform/database.server.ts';
import { brokenUniqueRule } from '../../platform/database-errors.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { storedLevel } from './stored-level.server.ts';
import type { NewStudent, StudentRecord } from './students.ts';

export interface FoundStudent extends StudentRecord {
  id: string;
  archivedAt: Date | null;
}

const columns = [
  'id',
  'full_name as fullName',
  'student_number as studentNumber',
  'current_level as currentLevel',
  'parent_id as parentId',
  'academic_mentor_id as academicMentorId',
  'wellbeing_coach_id as wellbeingCoachId',
  'archived_at as archivedAt',
] as const;

/** Null if there is no such student or the reader may not see it. */
export async function findStudent(tx: Tx, id: string): Promise<FoundStudent | null> {
  return (await tx.selectFrom('students').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Adds a student and returns its id. @throws StudentRefused 'number in use', 'unsuitable person' */
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
      parent_id: student.parentId,
    })
    .execute()
    .catch(refuseUsedNumber);
  const { parentId } = student;
  await recordAuditEvent(tx, {
    actorId,
    event: 'student added',
    subject: { type: 'student', id },
    details: { parentId },
  });
  return id;
}

/**
 * Updates a student; writes nothing if nothing has changed.
 * @throws StudentRefused 'unknown student', 'number in use', 'unsuitable person'
 */
export async function changeStudent(tx: WriteTx, id: string, record: StudentRecord, actorId: string): Promise<void> {
  const wanted = { ...record, currentLevel: storedLevel(record.currentLevel) };
  const kept = await tx.selectFrom('students').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!kept) throw new StudentRefused('unknown student');
  const changed = recordFields.filter((field) => wanted[field] !== kept[field]);
  if (changed.length === 0) return;

  const people = linkFields.filter((field) => changed.includes(field)).map((field) => [field, wanted[field]]);
  const links: Partial<Links> = Object.fromEntries(people);
  await mustSuit(tx, links);
  await tx
    .updateTable('students')
    .set({
      full_name: wanted.fullName,
      student_number: wanted.studentNumber,
      current_level: wanted.currentLevel,
      parent_id: wanted.parentId,
      academic_mentor_id: wanted.academicMentorId,
      wellbeing_coach_id: wanted.wellbeingCoachId,
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseUsedNumber);
  // Only field names and linked people: never the child's name or number.
  const details = { changed: [...changed], ...links };
  await recordAuditEvent(tx, { actorId, event: 'student changed', subject: { type: 'student', id }, details });
}

/** Hides a student from parents and mentors but keeps the record. @throws StudentRefused 'unknown student' */
export async function archiveStudent(tx: WriteTx, id: string, actorId: string): Promise<void> {
  if (await setArchivedAt(tx, id, new Date()))
    await recordAuditEvent(tx, { actorId, event: 'student archived', subject: { type: 'student', id } });
}

/** @throws StudentRefused 'unknown student' */
export async function restoreStudent(tx: WriteTx, id: string, actorId: string): Promise<void> {
  if (await setArchivedAt(tx, id, null))
    await recordAuditEvent(tx, { actorId, event: 'student restored', subject: { type: 'student', id } });
}

export class StudentRefused extends Refused<
  'unknown student' | 'number in use' | 'unsuitable person',
  keyof StudentRecord
> {}

const linkFields = ['parentId', 'academicMentorId', 'wellbeingCoachId'] as const;
const recordFields = ['fullName', 'studentNumber', 'currentLevel', ...linkFields] as const;

type Links = Record<(typeof linkFields)[number], string | null>;

/** The roles of the people that a student may be linked to. */
export const suitableRoles = {
  parentId: ['parent', 'admin'],
  academicMentorId: ['mentor'],
  wellbeingCoachId: ['mentor'],
} as const satisfies Record<keyof Links, readonly string[]>;

/** Linked people must have a suitable role and not be suspended. */
async function mustSuit(tx: Tx, links: Partial<Links>): Promise<void> {
  for (const field of linkFields) {
    const personId = links[field];
    if (!personId) continue;
    const suitable = await tx
      .selectFrom('profiles')
      .innerJoin('user_roles', 'user_id', 'id')
      .select('id')
      .where('id', '=', personId)
      .where('suspended_at', 'is', null)
      .where('role', 'in', suitableRoles[field])
      .executeTakeFirst();
    if (!suitable) throw new StudentRefused('unsuitable person', { field });
  }
}

/** False if nothing changed. */
async function setArchivedAt(tx: WriteTx, id: string, archivedAt: Date | null): Promise<boolean> {
  const kept = await tx
    .selectFrom('students')
    .select('archived_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw new StudentRefused('unknown student');
  if ((kept.archived_at === null) === (archivedAt === null)) return false;
  await tx.updateTable('students').set({ archived_at: archivedAt }).where('id', '=', id).execute();
  return true;
}

function refuseUsedNumber(error: unknown): never {
  throw brokenUniqueRule(error) === 'students_number'
    ? new StudentRefused('number in use', { field: 'studentNumber', cause: error })
    : error;
}
