import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';

/** @returns false for a session that has ended or is somebody else's @see R8 */
export async function endOwnSession(tx: WriteTx, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`select accounts.end_own_session(${sessionId}) as ended`.execute(tx);
  return rows[0]?.ended ?? false;
}

/** @returns the number of ended sessions @see R8 */
export async function endOtherSessions(tx: WriteTx, token: string): Promise<number> {
  const { rows } = await sql<{
    ended: number;
  }>`select accounts.end_other_sessions(${tokenHash(token)}) as ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}

/** Ends the session on all instances. @see R8 */
export async function endSession(token: string): Promise<void> {
  await writeAs(visitor, (tx) => sql`select accounts.end_session(${tokenHash(token)})`.execute(tx));
}
