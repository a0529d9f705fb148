import { sql } from 'kysely';
import type { Tx, WriteTx } from '../../platform/database.server.ts';
import { tokenHash } from '../../platform/tokens.server.ts';
import { type Device, readDevice } from './devices.ts';

export interface OwnSession {
  id: string;
  device: Device;
  createdAt: Date;
  lastUsedAt: Date;
  isThis: boolean;
}

/** Lists the session of `token` first. */
export async function listOwnSessions(tx: Tx, token: string): Promise<OwnSession[]> {
  const { rows } = await sql<Omit<OwnSession, 'device'> & { device: string | null }>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt", is_this as "isThis"
    from accounts.list_sessions(${tokenHash(token)})`.execute(tx);
  return rows.map((row) => ({ ...row, device: readDevice(row.device) }));
}

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
