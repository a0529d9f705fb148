import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';

/** For the person of the transaction and their offices; unread messages stay. @param id of any message of it @see PD-44 */
export async function archiveThread(tx: WriteTx, id: string, isArchived: boolean): Promise<void> {
  await sql`select archive_thread(thread_id, ${isArchived}) from messages where id = ${id}`.execute(tx);
}
