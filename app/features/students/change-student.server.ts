import type { WriteTx } from '#platform/database.server.ts';
import { violatedUniqueConstraint } from '#platform/database-errors.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { storedLevel } from './stored-level.server.ts';
import { studentFields, studentRow } from './student-columns.server.ts';
import { studentColumns } from './students.server.ts';
import { type Links, type StudentRecord, staffFields } from './students.ts';
import { requireSuitablePeople, StudentRefused } from './suitable-people.server.ts';

/** `revision`: that of the form; null if it is malformed. */
export type StudentChange = StudentRecord & { revision: number | null };

/** @throws StudentRefused 'unknown student', 'number in use', 'unsuitable person', 'changed meanwhile' by somebody else */
export async function changeStudent(tx: WriteTx, id: string, { revision, ...record }: StudentChange): Promise<void> {
  const wanted = { ...record, ...storedLevel(record) };
  const kept = await tx
    .selectFrom('students')
    .select(studentColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw new StudentRefused('unknown student');
  const changed = studentFields.filter((field) => wanted[field] !== kept[field]);
  if (changed.length === 0) return;
  if (kept.revision !== revision) throw new StudentRefused('changed meanwhile');

  const people = staffFields.filter((field) => changed.includes(field)).map((field) => [field, wanted[field]]);
  const links: Partial<Links> = Object.fromEntries(people);
  await requireSuitablePeople(tx, links);
  await tx.updateTable('students').set(studentRow(wanted)).where('id', '=', id).execute().catch(refuseUsedNumber);
  // Only field names and linked people: never the child's name or number.
  const details = { changed: [...changed], ...links };
  await recordAuditEvent(tx, { event: 'student changed', subject: { type: 'student', id }, details });
}

/** Hides the student from parents and mentors. @throws StudentRefused 'unknown student' */
export async function archiveStudent(tx: WriteTx, id: string): Promise<void> {
  if (await setArchivedAt(tx, id, new Date()))
    await recordAuditEvent(tx, { event: 'student archived', subject: { type: 'student', id } });
}

/** @throws StudentRefused 'unknown student' */
export async function restoreStudent(tx: WriteTx, id: string): Promise<void> {
  if (await setArchivedAt(tx, id, null))
    await recordAuditEvent(tx, { event: 'student restored', subject: { type: 'student', id } });
}

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

export function refuseUsedNumber(error: unknown): never {
  throw violatedUniqueConstraint(error) === 'students_number'
    ? new StudentRefused('number in use', { field: 'studentNumber', cause: error })
    : error;
}
