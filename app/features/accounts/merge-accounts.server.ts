import { sql } from 'kysely';
import { visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { MergeObstacle } from './removal-obstacles.server.ts';

/** `password`: the actor must enter theirs again. */
export class MergeRefused extends Refused<MergeObstacle | 'unknown account' | 'password' | 'too many'> {}

/** `merging`: it was requested and confirmed before. */
export type MergeRequest = 'requested' | 'merging';

interface Accounts {
  keptId: string;
  duplicateId: string;
}

/** Asks the owner of the duplicate to confirm the merge by a link. @throws MergeRefused @see PD-64 */
export async function requestMerge(
  tx: WriteTx,
  token: string,
  { keptId, duplicateId }: Accounts,
): Promise<MergeRequest> {
  const { rows } = await sql<{ outcome: MergeRefused['reason'] | MergeRequest }>`
    select accounts.request_merge(${tokenHash(token)}, ${keptId}, ${duplicateId}) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'unknown account';
  if (outcome === 'requested' || outcome === 'merging') return outcome;
  throw new MergeRefused(outcome);
}

/** @returns false if it no longer waits for a confirmation */
export async function withdrawMerge(tx: WriteTx, mergeId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select accounts.withdraw_merge(${mergeId}) as done`.execute(tx);
  return rows[0]?.done ?? false;
}

/** Suspends the duplicate; `completeMerge` does the rest in the queue. @returns false for an invalid link */
export async function confirmMerge(token: string): Promise<boolean> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ done: boolean }>`select accounts.confirm_merge(${tokenHash(token)}) as done`.execute(tx),
  );
  return rows[0]?.done ?? false;
}

/** From the link to either address. @returns false for an invalid link */
export async function rejectMerge(token: string): Promise<boolean> {
  const { rows } = await writeAs(visitor, (tx) =>
    sql<{ done: boolean }>`select accounts.reject_merge(${tokenHash(token)}) as done`.execute(tx),
  );
  return rows[0]?.done ?? false;
}
