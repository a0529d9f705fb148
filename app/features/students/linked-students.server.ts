import type { Tx } from '../../platform/database.server.ts';

export interface LinkedStudents {
  asParent: number;
  /** As Academic Mentor, Wellbeing Coach or both. */
  asMentor: number;
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
