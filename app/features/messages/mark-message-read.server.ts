import { sql } from 'kysely';
import type { WriteTx } from '../../platform/database.server.ts';

/** Only those that the person received. @see core §4, §7 call 9 */
export async function markRead(tx: WriteTx, ids: readonly string[], personId: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ read: true })
    .where('id', 'in', ids)
    .where('sender_id', 'is distinct from', personId)
    .where('read', '=', sql.lit(false))
    .execute();
}
