import { makeToken, tokenHash } from '../../app/features/accounts/sessions.server.ts';
import type { Role } from '../../content/roles.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleAccount {
  fullName: string;
  email: string;
  role: Role;
  passwordHash: string;
}

/** Accounts whose owners chose the password. @returns their ids in the same order */
export async function addAccounts(asOwner: AsOwner, accounts: readonly SampleAccount[]): Promise<string[]> {
  const rows = await asOwner<{ id: string }>(
    `select accounts.create_account(full_name, email, role, password_hash, null) as id
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as account (full_name, email, role, password_hash)`,
    [
      accounts.map(({ fullName }) => fullName),
      accounts.map(({ email }) => email),
      accounts.map(({ role }) => role),
      accounts.map(({ passwordHash }) => passwordHash),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Sessions without a sign-in. @returns a token for each person, in the same order */
export async function openSessions(asOwner: AsOwner, personIds: readonly string[]): Promise<string[]> {
  const sessions = personIds.map((person_id) => ({ person_id, token: makeToken() }));
  const rows = sessions.map(({ person_id, token }) => ({ person_id, token_hash: tokenHash(token) }));
  await insertRows(asOwner, 'accounts.sessions', { token_hash: 'bytea', person_id: 'uuid' }, rows);
  return sessions.map(({ token }) => token);
}
