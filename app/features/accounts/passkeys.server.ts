import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { Passkey } from './passkeys.ts';

export async function listOwnPasskeys(tx: Tx): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from accounts.own_passkeys()`.execute(tx);
  return rows;
}
