import { sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvents } from '../audit/audit.server.ts';
import { type Relation, type Rights, rights } from './guardians.ts';
import { importedColumns, studentRow } from './student-columns.server.ts';
import { type StudentRecord, staffFields } from './students.ts';

export type ImportedStudent = StudentRecord & { id: string };

const rowWithId = (student: ImportedStudent) => ({ id: student.id, ...studentRow(student) });

/** Adds many students, for imports. @throws a unique violation for a number in use */
export async function insertStudents(tx: WriteTx, students: readonly ImportedStudent[]): Promise<void> {
  await inBatches(students, (batch) => tx.insertInto('students').values(batch.map(rowWithId)).execute());
  await recordAuditEvents(
    tx,
    students.map(({ id, academicMentorId, wellbeingCoachId }) => ({
      event: 'student added',
      subject: { type: 'student', id },
      details: { academicMentorId, wellbeingCoachId },
    })),
  );
}

export async function updateStudents(
  tx: WriteTx,
  students: readonly (ImportedStudent & { changed: string[] })[],
): Promise<void> {
  const set = importedColumns.map((column) => sql`${sql.ref(column)} = wanted.${sql.ref(column)}`);
  await inBatches(students, (batch) =>
    sql`update students set ${sql.join(set)}
      from jsonb_populate_recordset(null::students, ${JSON.stringify(batch.map(rowWithId))}::jsonb) as wanted
      where students.id = wanted.id`.execute(tx),
  );
  await recordAuditEvents(
    tx,
    students.map(({ changed, ...student }) => {
      const people = staffFields.filter((field) => changed.includes(field)).map((field) => [field, student[field]]);
      return {
        event: 'student changed',
        subject: { type: 'student', id: student.id },
        details: { changed, ...Object.fromEntries(people) },
      };
    }),
  );
}

export interface ImportedGuardian extends Rights {
  studentId: string;
  guardianId: string;
  relation: Relation;
}

export const guardianRow = ({
  studentId,
  guardianId,
  relation,
  mayView,
  mayWrite,
  receivesMail,
}: ImportedGuardian) => ({
  student_id: studentId,
  guardian_id: guardianId,
  relation,
  may_view: mayView,
  may_write: mayWrite,
  receives_mail: receivesMail,
});

export async function insertGuardians(tx: WriteTx, guardians: readonly ImportedGuardian[]): Promise<void> {
  await inBatches(guardians, (batch) => tx.insertInto('student_guardians').values(batch.map(guardianRow)).execute());
  await record(tx, 'guardian added', guardians);
}

export async function updateRelations(tx: WriteTx, guardians: readonly ImportedGuardian[]): Promise<void> {
  await inBatches(guardians, (batch) =>
    sql`update student_guardians set relation = wanted.relation
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as wanted ("studentId" uuid, "guardianId" uuid, relation text)
      where student_id = wanted."studentId" and guardian_id = wanted."guardianId"`.execute(tx),
  );
  await record(tx, 'guardian changed', guardians);
}

function record(
  tx: WriteTx,
  event: 'guardian added' | 'guardian changed',
  guardians: readonly ImportedGuardian[],
): Promise<void> {
  return recordAuditEvents(
    tx,
    guardians.map(({ studentId, guardianId, relation, ...granted }) => ({
      event,
      subject: { type: 'student', id: studentId },
      details: { guardianId, relation, rights: rights.filter((right) => granted[right]) },
    })),
  );
}
