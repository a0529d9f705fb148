import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import { keyset } from '../../platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '../../platform/lists.ts';
import { stages } from './stages.ts';
import type { StudentRecord } from './students.schema.ts';
import type { AssignedPerson, LinkedStudents, ListedStudent, Student, StudentQuery } from './students.ts';

/** Only admins see all. @see core §6 */
export async function listStudents(tx: Tx, query: StudentQuery, size = rowsPerPage): Promise<Page<ListedStudent>> {
  const { isAfter, order } = keyset({ ...query, key: sortKeys[query.sort], table: 'students' });
  const rows = await matchingStudents(tx, query)
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
    .where(isAfter)
    .orderBy(order)
    .limit(size + 1)
    .execute();
  return toPage(rows, size, ({ id }) => id);
}

export async function countStudents(tx: Tx, query: StudentQuery): Promise<number> {
  const { count } = await matchingStudents(tx, query)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const sortKeys: Record<StudentQuery['sort'], RawBuilder<unknown>> = {
  name: sql`students.full_name`,
  number: sql`upper(students.student_number)`,
  level: sql`lower(coalesce(students.current_level, ''))`,
};

const missingPerson = { parent: 'parent_id', mentor: 'academic_mentor_id', coach: 'wellbeing_coach_id' } as const;

function matchingStudents(tx: Tx, { search, filters: { state, missing, level } }: StudentQuery) {
  const text = sql`lower(students.full_name || ' ' || student_number || ' ' || coalesce(parent.full_name, ''))`;
  return tx
    .selectFrom('students')
    .leftJoin('profiles as parent', 'parent.id', 'parent_id')
    .where('archived_at', state === 'archived' ? 'is not' : 'is', null)
    .$if(missing !== null, (found) => found.where(missingPerson[missing ?? 'parent'], 'is', null))
    .$if(level !== null, (found) => found.where(isOfLevel(level)))
    .$if(search !== '', (found) =>
      found.where(sql<boolean>`${text} like all ((select search_patterns(${search}))::text[])`),
    );
}

function isOfLevel(level: StudentQuery['filters']['level']) {
  const stored = sql`lower(trim(current_level))`;
  if (level === null || level === 'none') return sql<boolean>`current_level is null`;
  if (level !== 'other') return sql<boolean>`${stored} = ${stages[level].toLowerCase()}`;
  return sql<boolean>`${stored} <> all (${Object.values(stages).map((name) => name.toLowerCase())}::text[])`;
}

export interface FoundStudent extends StudentRecord {
  id: string;
  archivedAt: Date | null;
}

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

export async function findStudent(tx: Tx, id: string): Promise<FoundStudent | null> {
  return (await tx.selectFrom('students').select(studentColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Children of a parent or students assigned to a mentor, without archived ones. @see core §6 */
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
