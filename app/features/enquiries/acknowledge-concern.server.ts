import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';

/** Ends the reminders. The database writes the audit row. Returns false if somebody has acknowledged it before. @see PD-75 */
export async function acknowledgeConcern(tx: WriteTx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`select acknowledge_concern(${id}) as is_done`.execute(tx);
  return rows[0]?.is_done === true;
}
