import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Contains the migrations from before version 1.0. */
export const baseline = '0001_baseline';

/** SHA-256 of the names, one per line, of the migrations that the baseline replaces. */
const replaced = 'aee91b16c6c16ab150fb45fb100351ee98d5455bd3f432090c1fa2febb0638af';

/** The last commit before these migrations were replaced. Upgrades databases of earlier ones. */
const lastCommit = '8522d003d3194f14c61d306ee71b87a966b1f41a';

/** Follows the name of a database or backup. */
export const tooOld =
  `is from before version 1.0: use it with commit ${lastCommit} once before this version. ` +
  'docs/operations.md (“Upgrade”) says how.';

/**
 * Replaces the names of the last migrations before version 1.0 by the baseline, which makes the same schema.
 * @returns null for those of an earlier version
 */
export function fromBaseline(applied: readonly string[]): readonly string[] | null {
  if (applied.length === 0 || applied.includes(baseline)) return applied;
  return createHash('sha256').update(applied.toSorted().join('\n')).digest('hex') === replaced ? [baseline] : null;
}

/** Whether messages of before version 1.0 are not yet bound to their sender and receiver. @see ADR-18 */
export async function hasUnboundMessages(client: pg.ClientBase): Promise<boolean> {
  const { rows: found } = await client.query(`select to_regclass('public.sealing_upgrades') is not null as is_there`);
  if (!found[0].is_there) return false;
  const { rows } = await client.query('select from public.sealing_upgrades where finished_at is null');
  return rows.length > 0;
}
