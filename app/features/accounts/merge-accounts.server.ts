import { sql } from 'kysely';
import type { Tx, WriteTx } from '../../platform/database.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { tokenHash } from '../../platform/tokens.server.ts';

export type MergeObstacle = 'same account' | 'own account' | 'suspended' | 'other role';

/** `password`: the actor must enter it again. */
export class MergeRefused extends Refused<MergeObstacle | 'unknown account' | 'password'> {}

interface Accounts {
  keptId: string;
  duplicateId: string;
}

/** Null if the accounts can be merged. The database permits only admins. */
export async function findMergeObstacle(tx: Tx, { keptId, duplicateId }: Accounts): Promise<MergeObstacle | null> {
  const { rows } = await sql<{ obstacle: MergeObstacle | null }>`
    select accounts.merge_obstacle(${keptId}, ${duplicateId}) as obstacle`.execute(tx);
  return rows[0]?.obstacle ?? null;
}

/**
 * Suspends the duplicate; `jobs/merge-accounts.ts` does the rest.
 * @param token of the actor's session
 * @throws MergeRefused @see PD-64
 */
export async function requestMerge(tx: WriteTx, token: string, { keptId, duplicateId }: Accounts): Promise<void> {
  const { rows } = await sql<{ outcome: MergeRefused['reason'] | 'requested' }>`
    select accounts.request_merge(${tokenHash(token)}, ${keptId}, ${duplicateId}) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'unknown account';
  if (outcome !== 'requested') throw new MergeRefused(outcome);
}
