import { sql } from 'kysely';
import { type Role, roles } from '#content/roles.ts';
import { readAs, visitor, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { Session } from './accounts.ts';
import { deviceOf, storedDevice } from './devices.ts';

interface SessionRow extends Omit<Session, 'role'> {
  role: string | null;
  hasDevice: boolean;
  isSlideDue: boolean;
}

/** Returns null once the session has ended. @param use 'extend' extends the session; 'read' only reads it @see PD-8 */
export async function findSession(
  token: string,
  use: 'extend' | 'read',
  userAgent?: string | null,
): Promise<Session | null> {
  const hash = tokenHash(token);
  const { rows } = await readAs(visitor, (tx) =>
    sql<SessionRow>`
      select session_id as id, person_id as "personId", full_name as "fullName", email, role,
        must_change_password as "mustChangePassword", language, time_zone as "timeZone",
        has_recent_password as "hasRecentPassword", has_second_factor as "hasSecondFactor",
        has_device as "hasDevice", slide_due as "isSlideDue"
      from accounts.find_session(${hash})`.execute(tx),
  );
  const [row] = rows;
  if (!row) return null;
  const { hasDevice, isSlideDue, ...session } = row;
  const device = userAgent === undefined || hasDevice ? null : storedDevice(deviceOf(userAgent));
  if (use === 'extend' && (isSlideDue || device !== null))
    await writeAs(visitor, (tx) => sql`select accounts.slide_session(${hash}, ${device})`.execute(tx));
  return { ...session, role: roles.find((role): role is Role => role === session.role) ?? null };
}

/** Extends no session. @see R8 */
export async function listLiveSessions(ids: string[]): Promise<Set<string>> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<{ id: string }>`select * from accounts.live_sessions(${ids}::uuid[]) as id`.execute(tx),
  );
  return new Set(rows.map(({ id }) => id));
}
