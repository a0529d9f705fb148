import { sql } from 'kysely';
import { type Role, roles } from '../../../content/roles.ts';
import type { Tx } from '../../platform/database.server.ts';
import type { AccountFilter, FoundAccount, ListedAccount, PersonChoice } from './accounts.ts';

export const accountsPerPage = 50;

/** Lists accounts by name: one row more than a page if there is a next page. The database permits only admins. */
export async function listAccounts(tx: Tx, { search, role, state, after }: AccountFilter): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select ${columns} from accounts.list_accounts(${search}, ${role}, ${state}, ${after?.fullName ?? null},
      ${after?.id ?? null}, ${accountsPerPage + 1})`.execute(tx);
  return rows;
}

/** One account as in the list. The database permits only admins. */
export async function findListedAccount(tx: Tx, id: string): Promise<ListedAccount | null> {
  const { rows } = await sql<ListedAccount>`
    select ${columns} from accounts.list_accounts('', null, null, null, null, 1, ${id})`.execute(tx);
  return rows[0] ?? null;
}

const columns = sql`id, full_name as "fullName", email, role, suspended_at as "suspendedAt",
  last_sign_in_at as "lastSignInAt", mail_state as "mailState", failed_mail as "failedMail",
  case when temporary_password_expires_at is not null then 'temporary password'
    when link_expires_at is not null then 'link' end as access,
  ceil(extract(epoch from coalesce(temporary_password_expires_at, link_expires_at) - now()) / 86400)::int as "daysLeft"`;

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
