import { sql } from 'kysely';
import { type Role, roles } from '../../../content/roles.ts';
import type { Tx } from '../../platform/database.server.ts';
import type { AccountFilter, FoundAccount, ListedAccount, PersonChoice } from './accounts.ts';

export const accountsPerPage = 50;

/** Lists accounts by name: one row more than a page if there is a next page. The database permits only admins. */
export async function listAccounts(tx: Tx, { search, role, state, after }: AccountFilter): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select id, full_name as "fullName", email, role, suspended_at as "suspendedAt", last_sign_in_at as "lastSignInAt",
      temporary_password_expires_at as "temporaryPasswordExpiresAt", mail_state as "mailState"
    from accounts.list_accounts(${search}, ${role}, ${state}, ${after?.fullName ?? null}, ${after?.id ?? null}, ${accountsPerPage + 1})`.execute(
    tx,
  );
  return rows;
}

export async function findAccount(tx: Tx, id: string): Promise<FoundAccount | null> {
  const { rows } = await sql<FoundAccount>`
    select id, full_name as "fullName", email, role, suspended_at as "suspendedAt"
    from describe_people(array[${id}::uuid])`.execute(tx);
  const [found] = rows;
  return found ? { ...found, role: roles.find((role) => role === found.role) ?? null } : null;
}

/** Maximum number of matches; users narrow the search by typing more. */
export const choicesShown = 50;

/** Active people with these roles, except the caller, matching every word in name or email; by name. */
export async function findPeople(tx: Tx, search: string, ofRoles: readonly Role[]): Promise<PersonChoice[]> {
  const { rows } = await sql<PersonChoice>`
    select id, full_name as "fullName", email from find_people(${search}, ${ofRoles}, ${choicesShown})`.execute(tx);
  return rows;
}

/** Includes suspended people; in no defined order. */
export async function listPeople(tx: Tx, ids: readonly string[]): Promise<PersonChoice[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PersonChoice>`
    select id, full_name as "fullName", email from describe_people(${ids}::uuid[])`.execute(tx);
  return rows;
}
