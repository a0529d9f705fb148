import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import type { StudentRecord } from './students.schema.ts';
import type { AssignedPerson, LinkedStudents, ListedStudent, Student, StudentFilter } from './students.ts';

export const studentsPerPage = 50;

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

export interface FoundStudent extends StudentRecord {
  id: string;
  archivedAt: Date | null;
}

/** The columns of a `FoundStudent`. */
export const studentColumns = [
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
  return (await tx.selectFrom('students').select(studentColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Children of a parent or assigned students of a mentor, by name, without archived ones. @see core §6 */
export async function listStudentsOf(tx: Tx, personId: string): Promise<Student[]> {
  const rows = await tx
    .selectFrom('students')
    .leftJoin('profiles as mentor', 'mentor.id', 'academic_mentor_id')
    .leftJoin('profiles as coach', 'coach.id', 'wellbeing_coach_id')
    .select([
      'students.id',
      'students.full_name as fullName',
      'student_number as studentNumber',
      'current_level as currentLevel',
      'mentor.id as mentorId',
      'mentor.full_name as mentorName',
      'mentor.suspended_at as mentorSuspendedAt',
      'coach.id as coachId',
      'coach.full_name as coachName',
      'coach.suspended_at as coachSuspendedAt',
    ])
    .where('archived_at', 'is', null)
    .where((is) =>
      is.or([
        is('parent_id', '=', personId),
        is('academic_mentor_id', '=', personId),
        is('wellbeing_coach_id', '=', personId),
      ]),
    )
    .orderBy('students.full_name')
    .orderBy('students.id')
    .execute();
  return rows.map(({ id, fullName, studentNumber, currentLevel, ...people }) => ({
    id,
    fullName,
    studentNumber,
    currentLevel,
    academicMentor: assigned(people.mentorId, people.mentorName, people.mentorSuspendedAt),
    wellbeingCoach: assigned(people.coachId, people.coachName, people.coachSuspendedAt),
  }));
}

function assigned(id: string | null, fullName: string | null, suspendedAt: Date | null): AssignedPerson | null {
  return id === null || fullName === null ? null : { id, fullName, isActive: suspendedAt === null };
}

export async function countLinkedStudents(tx: Tx, personId: string): Promise<LinkedStudents> {
  const { asParent, asMentor } = await tx
    .selectFrom('students')
    .select(({ fn, eb }) => [
      fn.countAll().filterWhere('parent_id', '=', personId).as('asParent'),
      fn
        .countAll()
        .filterWhere(eb.or([eb('academic_mentor_id', '=', personId), eb('wellbeing_coach_id', '=', personId)]))
        .as('asMentor'),
    ])
    .executeTakeFirstOrThrow();
  return { asParent: Number(asParent), asMentor: Number(asMentor) };
}
