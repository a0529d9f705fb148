import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';

/** A safeguarding record, which administrators must not know of, is none. @see PD-63 */
export type ErasureObstacle = 'own account' | 'staff' | 'enrolled student' | 'kept record';

/** Returns null if the account can be erased. The database permits only administrators. */
export async function findErasureObstacle(tx: Tx, personId: string): Promise<ErasureObstacle | null> {
  const { rows } = await sql<{ obstacle: ErasureObstacle | null }>`
    select accounts.erasure_obstacle(${personId}) as obstacle`.execute(tx);
  return rows[0]?.obstacle ?? null;
}

export type MergeObstacle =
  | 'same account'
  | 'own account'
  | 'suspended'
  | 'other role'
  | 'holds an office'
  | 'new account'
  | 'other merge'
  | 'not invited'
  | 'new address';

/** Returns null if the owner of the duplicate can be asked to confirm. The database permits only administrators. @see PD-64 */
export async function findMergeObstacle(
  tx: Tx,
  { keptId, duplicateId }: { keptId: string; duplicateId: string },
): Promise<MergeObstacle | null> {
  const { rows } = await sql<{ obstacle: MergeObstacle | null }>`
    select accounts.merge_obstacle(${keptId}, ${duplicateId}) as obstacle`.execute(tx);
  return rows[0]?.obstacle ?? null;
}
