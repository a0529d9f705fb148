import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';

/** `kept record` includes safeguarding records, which administrators must not know of. @see PD-63 */
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

export interface MergeCheck {
  /** Null if the accounts can be merged. */
  obstacle: MergeObstacle | null;
  /** By the owner of the duplicate. False for an account that was never used. */
  needsConfirmation: boolean;
}

/** The database permits only administrators. */
export async function checkMerge(
  tx: Tx,
  { keptId, duplicateId }: { keptId: string; duplicateId: string },
): Promise<MergeCheck> {
  const { rows } = await sql<MergeCheck>`
    select obstacle, needs_confirmation as "needsConfirmation"
    from accounts.check_merge(${keptId}, ${duplicateId})`.execute(tx);
  return rows[0] ?? { obstacle: null, needsConfirmation: true };
}
