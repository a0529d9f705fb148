import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';

export const studentsPerPage = 50;

export interface ListedStudent {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  parentName: string | null;
  academicMentorName: string | null;
  wellbeingCoachName: string | null;
}

export interface StudentFilter {
  /** Every word must occur in the name or the number. */
  search: string;
  state: 'enrolled' | 'archived';
  after: string | null;
}

/** Lists students by name: one row more than a page if there is a next page. Only admins see all. @see core §6 */
export function listStudents(tx: Tx, { search, state, after }: StudentFilter): Promise<ListedStudent[]> {
  return tx
    .selectFrom('students')
    .leftJoin('profiles as parent', 'parent.id', 'parent_id')
    .leftJoin('profiles as mentor', 'mentor.id', 'academic_mentor_id')
    .leftJoin('profiles as coach', 'coach.id', 'wellbeing_coach_id')
    .select([
      'students.id',
      'students.full_name as fullName',
      'student_number as studentNumber',
      'current_level as currentLevel',
      'parent.full_name as parentName',
      'mentor.full_name as academicMentorName',
      'coach.full_name as wellbeingCoachName',
    ])
    .where('archived_at', state === 'archived' ? 'is not' : 'is', null)
    .where(sql<boolean>`lower(students.full_name || ' ' || student_number) like all (search_patterns(${search}))`)
    .$if(after !== null, (page) =>
      page.where(
        sql<boolean>`(students.full_name, students.id) > (select full_name, id from students where id = ${after})`,
      ),
    )
    .orderBy('students.full_name')
    .orderBy('students.id')
    .limit(studentsPerPage + 1)
    .execute();
}
