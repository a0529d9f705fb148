import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
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
