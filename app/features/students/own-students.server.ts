import type { Tx } from '../../platform/database.server.ts';

/** A student as parents and mentors see them. @see core §3 */
export interface Student {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
}

/** Children of a parent or assigned students of a mentor, by name, without archived ones. @see core §6 */
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
