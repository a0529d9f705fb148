import { sql } from 'kysely';
import { type Role, roles } from '#content/roles.ts';
import { readAs, visitor, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { Session } from './accounts.ts';
import { deviceOf, storedDevice } from './devices.ts';

interface SessionRow {
  session_id: string;
  person_id: string;
  full_name: string;
  email: string;
  role: string | null;
  must_change_password: boolean;
  language: string | null;
  time_zone: string | null;
  has_recent_password: boolean;
  has_second_factor: boolean;
  has_device: boolean;
  slide_due: boolean;
}

/** Returns null once the session has ended. @param use 'extend' extends the session; 'read' only reads it @see PD-8 */
export async function findSession(
  token: string,
  use: 'extend' | 'read',
  userAgent?: string | null,
): Promise<Session | null> {
  const hash = tokenHash(token);
  const { rows } = await readAs(visitor, (tx) =>
    sql<SessionRow>`select * from accounts.find_session(${hash})`.execute(tx),
  );
  const row = rows[0];
  if (!row) return null;
  const device = userAgent === undefined || row.has_device ? null : storedDevice(deviceOf(userAgent));
  if (use === 'extend' && (row.slide_due || device !== null))
    await writeAs(visitor, (tx) => sql`select accounts.slide_session(${hash}, ${device})`.execute(tx));
  return {
    id: row.session_id,
    personId: row.person_id,
    fullName: row.full_name,
    email: row.email,
    role: roles.find((role): role is Role => role === row.role) ?? null,
    mustChangePassword: row.must_change_password,
    language: row.language,
    timeZone: row.time_zone,
    hasRecentPassword: row.has_recent_password,
    hasSecondFactor: row.has_second_factor,
  };
}

/** Extends no session. @see R8 */
export async function listLiveSessions(ids: string[]): Promise<Set<string>> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<{ id: string }>`select * from accounts.live_sessions(${ids}::uuid[]) as id`.execute(tx),
  );
  return new Set(rows.map(({ id }) => id));
}
