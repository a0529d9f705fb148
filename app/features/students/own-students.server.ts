import type { Tx } from '../../platform/doors.server.ts';

/** What a family or a mentor sees of a student. @see core §3 */
export interface Student {
  id: string;
  fullName: string;
  studentNumber: string;
  /** Null: not set. */
  currentLevel: string | null;
}

/** The children of a parent and the students assigned to a mentor, by name; archived ones are left out. @see core §6 */
export function listStudentsOf(tx: Tx, personId: string): Promise<Student[]> {
  return tx
    .selectFrom('students')
    .select(['id', 'full_name as fullName', 'student_number as studentNumber', 'current_level as currentLevel'])
    .where('archived_at', 'is', null)
    .where((is) =>
      is.or([
        is('parent_id', '=', personId),
        is('academic_mentor_id', '=', personId),
        is('wellbeing_coach_id', '=', personId),
      ]),
    )
    .orderBy('full_name')
    .orderBy('id')
    .execute();
}
