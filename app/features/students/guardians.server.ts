import { sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { FamilyMember, Guardian, Relation, RestrictionReason, StudentOfGuardian } from './guardians.ts';

/** In the order in which they were added, restricted ones last. Only administrators see these. @see PD-39 */
export async function listGuardians(tx: Tx, studentId: string): Promise<Guardian[]> {
  const rows = await tx
    .selectFrom('student_guardians')
    .innerJoin('profiles', 'profiles.id', 'guardian_id')
    .select([
      'profiles.id',
      'full_name as fullName',
      'suspended_at',
      'relation',
      'may_view as mayView',
      'may_write as mayWrite',
      'receives_mail as receivesMail',
      'restricted_at as restrictedAt',
      'restriction_reason as restrictionReason',
      'revision',
    ])
    .where('student_id', '=', studentId)
    .orderBy('restricted_at', (order) => order.asc().nullsFirst())
    .orderBy('added_at')
    .orderBy('profiles.id')
    .execute();
  return rows.map(({ suspended_at, relation, restrictionReason, ...row }) => ({
    ...row,
    isActive: suspended_at === null,
    relation: relation as Relation,
    restrictionReason: restrictionReason as RestrictionReason | null,
  }));
}

/** Returns null if the person is no guardian of the student or the reader may not see it. */
export async function findGuardian(tx: Tx, studentId: string, guardianId: string): Promise<Guardian | null> {
  return (await listGuardians(tx, studentId)).find(({ id }) => id === guardianId) ?? null;
}

/** Column of a query on `students`: the guardians without a restriction. */
export const familyColumn = sql<FamilyMember[]>`(
  select coalesce(json_agg(json_build_object('id', family.id, 'fullName', family.full_name, 'relation', relation,
    'isActive', family.suspended_at is null) order by added_at, family.id), '[]')
  from student_guardians join profiles as family on family.id = guardian_id
  where student_id = students.id and restricted_at is null)`;

/** The students whose guardian a person is, by name. For administrators. */
export async function listStudentsOfGuardian(tx: Tx, guardianId: string): Promise<StudentOfGuardian[]> {
  const rows = await tx
    .selectFrom('student_guardians')
    .innerJoin('students', 'students.id', 'student_id')
    .select(['students.id', 'full_name as fullName', 'relation', 'restricted_at', 'archived_at'])
    .where('guardian_id', '=', guardianId)
    .orderBy('full_name')
    .orderBy('students.id')
    .execute();
  return rows.map(({ restricted_at, archived_at, relation, ...student }) => ({
    ...student,
    relation: relation as Relation,
    isRestricted: restricted_at !== null,
    isArchived: archived_at !== null,
  }));
}

/** Returns whether the person may see the student as a guardian. */
export async function isGuardianOf(tx: PersonTx, studentId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('student_guardians')
    .select('student_id')
    .where('student_id', '=', studentId)
    .where('guardian_id', '=', tx.me)
    .where('may_view', '=', true)
    .where('restricted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
