import { sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { Tx } from '#platform/database.server.ts';
import { findAccountsByEmail } from '../../accounts/accounts.server.ts';
import type { FoundAccount } from '../../accounts/accounts.ts';
import { findStudentsWithSafety } from '../../safety/import-safety.server.ts';
import type { Relation } from '../../students/guardians.ts';
import { studentColumns } from '../../students/students.server.ts';
import type { ImportedStudent } from '../../students/write-students.server.ts';
import type { ChangedLink } from './plan.ts';
import type { ParsedRow, StudentCells } from './rows.server.ts';

export type StoredStudent = ImportedStudent & { archivedAt: Date | null };
export type StoredLink = ChangedLink & { isRestricted: boolean };

/** Stored accounts, students and links that the rows of the file refer to. */
export interface Records {
  /** By address. */
  accounts: ReadonlyMap<string, FoundAccount>;
  /** By student number in capitals. */
  students: ReadonlyMap<string, StoredStudent>;
  /** By the ids of student and guardian, joined by a space. */
  links: ReadonlyMap<string, StoredLink>;
  /** Ids of students with safety details. */
  withSafety: ReadonlySet<string>;
}

export async function findRecords(
  tx: Tx,
  rows: readonly ParsedRow<StudentCells>[],
  lock: 'lock' | 'read',
): Promise<Records> {
  const read = rows.flatMap(({ cells }) => cells ?? []);
  const addresses = read.flatMap(({ academicMentor, wellbeingCoach, guardians }) => [
    academicMentor,
    wellbeingCoach,
    ...guardians.map(({ email }) => email),
  ]);
  const emails = addresses.filter((email) => email !== null);
  const numbers = read.map(({ studentNumber }) => studentNumber.toUpperCase());
  const accounts = await findAccounts(tx, emails);
  const students = await findStudents(tx, numbers, lock);
  const studentIds = [...students.values()].map(({ id }) => id);
  const withSafety = await findStudentsWithSafety(tx, studentIds);
  return { accounts, students, links: await findLinks(tx, studentIds), withSafety };
}

export async function findAccounts(tx: Tx, emails: readonly string[]): Promise<Map<string, FoundAccount>> {
  const found = await inBatches([...new Set(emails)], (batch) => findAccountsByEmail(tx, batch));
  return new Map(found.flat().map((account) => [account.email, account]));
}

async function findStudents(
  tx: Tx,
  numbers: readonly string[],
  lock: 'lock' | 'read',
): Promise<Map<string, StoredStudent>> {
  const found = await inBatches(numbers, (batch) => {
    const query = tx
      .selectFrom('students')
      .select(studentColumns)
      .where(sql<boolean>`upper(student_number) = any (${batch}::text[])`)
      .orderBy('id');
    return (lock === 'lock' ? query.forUpdate() : query).execute();
  });
  return new Map(found.flat().map((student) => [student.studentNumber.toUpperCase(), student]));
}

async function findLinks(tx: Tx, studentIds: readonly string[]): Promise<Map<string, StoredLink>> {
  const found = await inBatches(studentIds, (batch) =>
    tx
      .selectFrom('student_guardians')
      .select([
        'student_id as studentId',
        'guardian_id as guardianId',
        'relation',
        'may_view as mayView',
        'may_write as mayWrite',
        'receives_mail as receivesMail',
        sql<boolean>`restricted_at is not null`.as('isRestricted'),
      ])
      .where(sql<boolean>`student_id = any (${batch}::uuid[])`)
      .execute(),
  );
  return new Map(
    found
      .flat()
      .map((link) => [`${link.studentId} ${link.guardianId}`, { ...link, relation: link.relation as Relation }]),
  );
}
