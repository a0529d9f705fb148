import type { Tx } from '../../platform/doors.server.ts';

/** How many students a person is linked to, archived ones included. */
export interface LinkedStudents {
  asParent: number;
  /** As Academic Mentor, as Wellbeing Coach or as both. */
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
