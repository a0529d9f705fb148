import { sql } from 'kysely';
import type { WriteTx } from '../../platform/database.server.ts';

/** Marks only received messages. @see core §4, §7 call 9 */
export async function markRead(tx: WriteTx, id: string, personId: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ read: true })
    .where('id', '=', id)
    .where('sender_id', 'is distinct from', personId)
    .where('read', '=', sql.lit(false))
    .execute();
}
