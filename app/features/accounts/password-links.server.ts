import { sql } from 'kysely';
import { readAs, visitor } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';

/** Validity of the links; `app/features/accounts/password-links.sql` applies it. @see R7 @see PD-15 */
export const linkHours = { reset: 0.5, invitation: 7 * 24 } as const;

export interface PasswordLink {
  purpose: 'reset' | 'invitation';
  fullName: string;
  email: string;
  language: string | null;
  isSuspended: boolean;
  temporarySettings: string | null;
}

/** Returns null if the token is unknown, used or expired. Reading does not use the link. @see R7 */
export async function findPasswordLink(token: string): Promise<PasswordLink | null> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<PasswordLink>`select purpose, full_name as "fullName", email, language, is_suspended as "isSuspended",
      temporary_settings as "temporarySettings" from accounts.find_password_link(${tokenHash(token)})`.execute(tx),
  );
  return rows[0] ?? null;
}
