import { randomUUID } from 'node:crypto';
import type { Role } from '#content/roles.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleAccount {
  id?: string;
  fullName: string;
  email: string;
  role: Role;
  passwordHash: string;
}

/** Adds accounts with a password that is not temporary, in one statement, for thousands of rows. @returns their ids in order */
export async function addAccounts(asOwner: AsOwner, accounts: readonly SampleAccount[]): Promise<string[]> {
  const ids = accounts.map(({ id }) => id ?? randomUUID());
  await asOwner(
    `with account as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
         as account (id, full_name, email, role, password_hash)
     ), added as (insert into profiles (id, full_name, email) select id, full_name, lower(email) from account)
     , roles as (insert into user_roles (user_id, role) select id, role from account)
     insert into accounts.people (id, password_hash) select id, password_hash from account`,
    [
      ids,
      accounts.map(({ fullName }) => fullName),
      accounts.map(({ email }) => email),
      accounts.map(({ role }) => role),
      accounts.map(({ passwordHash }) => passwordHash),
    ],
  );
  return ids;
}

/** Adds sessions without a sign-in. @returns a token for each person, in the same order */
export async function openSessions(asOwner: AsOwner, personIds: readonly string[]): Promise<string[]> {
  const sessions = personIds.map((person_id) => ({ person_id, token: makeToken() }));
  const rows = sessions.map(({ person_id, token }) => ({ person_id, token_hash: tokenHash(token) }));
  await insertRows(asOwner, 'accounts.sessions', { token_hash: 'bytea', person_id: 'uuid' }, rows);
  return sessions.map(({ token }) => token);
}
