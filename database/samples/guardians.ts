import type { Relation, RestrictionReason, Rights } from '#features/students/guardians.ts';
import { guardianRow } from '#features/students/write-students.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

/** All rights by default. */
export interface SampleGuardian extends Partial<Rights> {
  studentId: string;
  guardianId: string;
  relation?: Relation;
  restrictionReason?: RestrictionReason | null;
}

const types = {
  student_id: 'uuid',
  guardian_id: 'uuid',
  relation: 'text',
  may_view: 'boolean',
  may_write: 'boolean',
  receives_mail: 'boolean',
  restricted_at: 'timestamptz',
  restriction_reason: 'text',
};

/** Adds guardians besides the parent of a sample student. */
export async function addGuardians(asOwner: AsOwner, guardians: readonly SampleGuardian[]): Promise<void> {
  const rows = guardians.map(({ restrictionReason = null, ...guardian }) => ({
    ...guardianRow({ relation: 'parent', mayView: true, mayWrite: true, receivesMail: true, ...guardian }),
    restricted_at: restrictionReason && new Date(),
    restriction_reason: restrictionReason,
  }));
  await insertRows(asOwner, 'student_guardians', types, rows);
}
