import { sql } from 'kysely';
import type { WriteTx } from '../../platform/database.server.ts';
import { sqlState } from '../../platform/database-errors.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { tokenHash } from '../../platform/tokens.server.ts';
import type { MergeObstacle } from './removal-obstacles.server.ts';

/** `password`: the actor must enter theirs again. */
export class MergeRefused extends Refused<MergeObstacle | 'unknown account' | 'last admin' | 'password'> {}

interface Accounts {
  keptId: string;
  duplicateId: string;
}

/** Suspends the duplicate; `completeMerge` does the rest in the queue. @throws MergeRefused @see PD-64 */
export async function requestMerge(tx: WriteTx, token: string, { keptId, duplicateId }: Accounts): Promise<void> {
  const { rows } = await sql<{ outcome: MergeRefused['reason'] | 'requested' }>`
    select accounts.request_merge(${tokenHash(token)}, ${keptId}, ${duplicateId}) as outcome`
    .execute(tx)
    .catch((error: unknown) => {
      throw sqlState(error) === 'AP001' ? new MergeRefused('last admin', { cause: error }) : error;
    });
  const outcome = rows[0]?.outcome ?? 'unknown account';
  if (outcome !== 'requested') throw new MergeRefused(outcome);
}
