import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import { type PersonTx, type Tx, WriteTx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import { familyColumn } from './guardians.server.ts';
import { stages } from './stages.ts';
import { ownColumns, staffColumns } from './student-columns.server.ts';
import type {
  AssignedPerson,
  LinkedStudents,
  ListedStudent,
  Student,
  StudentQuery,
  StudentRecord,
} from './students.ts';

/** A page, and how many students there are in all. Only administrators see all. @see core §6 */
export async function readStudents(tx: Tx, query: StudentQuery): Promise<Page<ListedStudent> & { count: number }> {
  if (query.search === '') return { ...(await listStudents(tx, query)), count: await countStudents(tx, query) };
  const { ids, count } = await searchStudents(tx, query, rowsPerPage);
  return { ...(await listFound(tx, query, rowsPerPage, ids)), count };
}

export async function listStudents(tx: Tx, query: StudentQuery, size = rowsPerPage): Promise<Page<ListedStudent>> {
  if (query.search !== '') return listFound(tx, query, size, (await searchStudents(tx, query, size)).ids);
  const { isAfter, order } = orderOf(query);
  const rows = await listed(matchingStudents(tx, query).where(isAfter))
    .orderBy(order)
    .limit(size + 1)
    .execute();
  return toPage(rows, size, ({ id }) => id);
}

export async function countStudents(tx: Tx, query: StudentQuery): Promise<number> {
  if (query.search !== '') return (await searchStudents(tx, query, 0)).count;
  const { count } = await matchingStudents(tx, query)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the count, and the ids of a page and one more row, in one pass: a search may find thousands. */
async function searchStudents(tx: Tx, query: StudentQuery, size: number): Promise<{ ids: string[]; count: number }> {
  const { isAfter, order } = orderOf(query);
  const { ids, count } = await matchingStudents(tx, query)
    .where(sql<boolean>`students.id = any ((select array(select search_students(${query.search})))::uuid[])`)
    .select([
      sql<
        string[]
      >`coalesce((array_agg(students.id order by ${order}) filter (where ${isAfter}))[:${size + 1}], '{}')`.as('ids'),
      ({ fn }) => fn.countAll<string>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  return { ids, count: Number(count) };
}

async function listFound(tx: Tx, query: StudentQuery, size: number, ids: string[]): Promise<Page<ListedStudent>> {
  const found = tx.selectFrom('students').where(sql<boolean>`students.id = any (${ids}::uuid[])`);
  const rows = await listed(found).orderBy(orderOf(query).order).execute();
  return toPage(rows, size, ({ id }) => id);
}

function listed(students: ReturnType<typeof matchingStudents>) {
  return students
    .leftJoin('profiles as mentor', 'mentor.id', 'academic_mentor_id')
    .leftJoin('profiles as coach', 'coach.id', 'wellbeing_coach_id')
    .select([
      'students.id',
      ...ownColumns,
      familyColumn.as('guardians'),
      'mentor.full_name as academicMentorName',
      'coach.full_name as wellbeingCoachName',
    ]);
}

const orderOf = (query: StudentQuery) => keyset({ ...query, key: sortKeys[query.sort], table: 'students' });

const sortKeys: Record<StudentQuery['sort'], RawBuilder<unknown>> = {
  name: sql`sort_name(students.full_name)`,
  number: sql`upper(students.student_number)`,
  level: sql`lower(coalesce(students.current_level, ''))`,
};

const missingPerson = { parent: 'parent_id', mentor: 'academic_mentor_id', coach: 'wellbeing_coach_id' } as const;

function matchingStudents(tx: Tx, { filters: { state, missing, safety, level } }: StudentQuery) {
  return tx
    .selectFrom('students')
    .where('archived_at', state === 'archived' ? 'is not' : 'is', null)
    .$if(missing !== null, (students) => students.where(missingPerson[missing ?? 'parent'], 'is', null))
    .$if(safety !== null, (students) =>
      students.where(sql<boolean>`students.id = any ((select array(select students_with_due_safety()))::uuid[])`),
    )
    .$if(level !== null, (students) => students.where(isOfLevel(level)));
}

function isOfLevel(level: StudentQuery['filters']['level']) {
  if (level === null || level === 'none') return sql<boolean>`current_level is null`;
  return sql<boolean>`lower(trim(current_level)) = ${stages[level].toLowerCase()}`;
}

export interface FoundStudent extends StudentRecord {
  id: string;
  archivedAt: Date | null;
  revision: number;
}

export const studentColumns = [
  'students.id',
  ...ownColumns,
  ...staffColumns,
  'archived_at as archivedAt',
  'revision',
] as const;

export async function findStudent(tx: Tx, id: string): Promise<FoundStudent | null> {
  return (await tx.selectFrom('students').select(studentColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** By id. A writing transaction locks them. */
export async function findStudents(tx: Tx, ids: readonly string[]): Promise<FoundStudent[]> {
  const found = await inBatches(ids.toSorted(), (batch) => {
    const students = tx
      .selectFrom('students')
      .select(studentColumns)
      .where(sql<boolean>`students.id = any (${batch}::uuid[])`)
      .orderBy('students.id');
    return (tx instanceof WriteTx ? students.forUpdate() : students).execute();
  });
  return found.flat();
}

/** Those of the student numbers that are in use, in capitals. */
export async function findUsedNumbers(tx: Tx, numbers: readonly string[]): Promise<string[]> {
  const wanted = numbers.map((number) => number.toUpperCase());
  const used = sql<string>`upper(student_number)`;
  const rows = await tx
    .selectFrom('students')
    .select(used.as('number'))
    .where(sql<boolean>`${used} = any (${wanted}::text[])`)
    .execute();
  return rows.map(({ number }) => number);
}

/** Those whom a guardian may see, by name. */
export async function listChildNames(tx: Tx): Promise<{ id: string; fullName: string }[]> {
  const { rows } = await sql<{ id: string; fullName: string }>`
    select id, full_name as "fullName" from students where id = any ((select current_children())::uuid[])
    order by full_name, id`.execute(tx);
  return rows;
}

/** Children of a guardian or students assigned to a mentor, without archived ones. @see core §6, PD-39 */
export async function listStudentsOf(tx: PersonTx): Promise<Student[]> {
  const rows = await tx
    .selectFrom('students')
    .leftJoin('profiles as mentor', 'mentor.id', 'academic_mentor_id')
    .leftJoin('profiles as coach', 'coach.id', 'wellbeing_coach_id')
    .select([
      'students.id',
      ...ownColumns,
      'mentor.id as mentorId',
      'mentor.full_name as mentorName',
      sql<boolean>`mentor.id is not null and may_write_to(mentor.id)`.as('isMentorActive'),
      'coach.id as coachId',
      'coach.full_name as coachName',
      sql<boolean>`coach.id is not null and may_write_to(coach.id)`.as('isCoachActive'),
      familyColumn.as('guardians'),
      sql<boolean>`students.id = any ((select writable_children())::uuid[])`.as('mayReportAbsence'),
    ])
    .where('archived_at', 'is', null)
    .where('students.id', 'in', ({ selectFrom }) =>
      selectFrom('student_guardians')
        .select('student_id as id')
        .where('guardian_id', '=', tx.me)
        .where('may_view', '=', true)
        .where('restricted_at', 'is', null)
        .union(assignedTo(tx, 'academic_mentor_id'))
        .union(assignedTo(tx, 'wellbeing_coach_id')),
    )
    .orderBy('students.full_name')
    .orderBy('students.id')
    .execute();
  return rows.map(({ mentorId, mentorName, isMentorActive, coachId, coachName, isCoachActive, ...student }) => ({
    ...student,
    academicMentor: assigned(mentorId, mentorName, isMentorActive),
    wellbeingCoach: assigned(coachId, coachName, isCoachActive),
  }));
}

/** Returns the Academic Mentor of a student if the reader may write to them. */
export async function findMentorToAsk(tx: Tx, studentId: string): Promise<{ id: string; fullName: string } | null> {
  const found = await tx
    .selectFrom('students')
    .innerJoin('profiles', 'profiles.id', 'academic_mentor_id')
    .select(['profiles.id', 'profiles.full_name as fullName'])
    .where('students.id', '=', studentId)
    .where(sql<boolean>`may_write_to(profiles.id)`)
    .executeTakeFirst();
  return found ?? null;
}

/** Returns the students whom a message may name: those linked to its sender; for administrators, those of its family. @see PD-44 */
export async function listStudentsToName(
  tx: PersonTx,
  familyId: string | null,
): Promise<{ id: string; fullName: string }[]> {
  return tx
    .selectFrom('students')
    .select(['id', 'full_name as fullName'])
    .where('archived_at', 'is', null)
    .where('students.id', 'in', ({ selectFrom }) =>
      selectFrom('student_guardians')
        .select('student_id as id')
        .where(sql<boolean>`guardian_id = ${tx.me} or guardian_id = ${familyId} and (select is_admin())`)
        .where('restricted_at', 'is', null)
        .union(assignedTo(tx, 'academic_mentor_id'))
        .union(assignedTo(tx, 'wellbeing_coach_id')),
    )
    .orderBy('full_name')
    .orderBy('students.id')
    .execute();
}

const assignedTo = (tx: PersonTx, as: 'academic_mentor_id' | 'wellbeing_coach_id') =>
  tx.selectFrom('students').select('id').where(as, '=', tx.me).where('archived_at', 'is', null);

function assigned(id: string | null, fullName: string | null, isActive: boolean): AssignedPerson | null {
  return id === null || fullName === null ? null : { id, fullName, isActive };
}

export async function countLinkedStudents(tx: Tx, personId: string): Promise<LinkedStudents> {
  const { asParent, asMentor } = await tx
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('student_guardians')
        .select(fn.countAll().as('count'))
        .where('guardian_id', '=', personId)
        .as('asParent'),
      selectFrom('students')
        .select(fn.countAll().as('count'))
        .where(({ or, eb }) => or([eb('academic_mentor_id', '=', personId), eb('wellbeing_coach_id', '=', personId)]))
        .as('asMentor'),
    ])
    .executeTakeFirstOrThrow();
  return { asParent: Number(asParent), asMentor: Number(asMentor) };
}
