import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';

/** @see core §7 call 10 */
export async function countUnread(tx: Tx, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('messages')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('receiver_id', '=', personId)
    // A literal: with a parameter the planner cannot use the partial index.
    .where('read', '=', sql.lit(false))
    .executeTakeFirstOrThrow();
  return Number(count);
}
