import type { Tx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { StudentRecord } from './students.ts';
import { type Links, suitableRoles } from './students.ts';

export class StudentRefused extends Refused<
  'unknown student' | 'number in use' | 'unsuitable person' | 'changed meanwhile',
  keyof StudentRecord | 'parentId'
> {}

/** Linked people must have a suitable role and not be suspended. @throws StudentRefused 'unsuitable person' */
export async function requireSuitablePeople(tx: Tx, links: Partial<Links>): Promise<void> {
  for (const field of Object.keys(suitableRoles) as (keyof Links)[]) {
    const personId = links[field];
    if (!personId) continue;
    const suitable = await tx
      .selectFrom('profiles')
      .innerJoin('user_roles', 'user_id', 'id')
      .select('id')
      .where('id', '=', personId)
      .where('suspended_at', 'is', null)
      .where('role', 'in', suitableRoles[field])
      .executeTakeFirst();
    if (!suitable) throw new StudentRefused('unsuitable person', { field });
  }
}
