import { sql } from 'kysely';
import type { PersonWriteTx } from '#platform/database.server.ts';

/** Only those that the person received. @see core §4, §7 call 9 */
export async function markRead(tx: PersonWriteTx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ read: true })
    .where('id', 'in', ids)
    .where('sender_id', 'is distinct from', tx.me)
    .where('read', '=', sql.lit(false))
    .execute();
}
