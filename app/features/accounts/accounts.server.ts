import { sql } from 'kysely';
import { type Role, roles } from '#content/roles.ts';
import type { Tx } from '#platform/database.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { AccountQuery, FoundAccount, ListedAccount, PersonChoice } from './accounts.ts';

/** The database permits only administrators. */
export async function listAccounts(tx: Tx, query: AccountQuery, size = rowsPerPage): Promise<Page<ListedAccount>> {
  const { sort, isDescending, after } = query;
  const { rows } = await sql<ListedAccount>`
    select ${columns}
    from accounts.list_accounts(${filterOf(query)},
      sort_by => ${sort}, is_descending => ${isDescending}, after_id => ${after}, page_size => ${size + 1})`.execute(
    tx,
  );
  return toPage(rows, size, ({ id }) => id);
}

export async function findListedAccount(tx: Tx, id: string): Promise<ListedAccount | null> {
  const { rows } = await sql<ListedAccount>`
    select ${columns}
    from accounts.list_accounts(
      search => '', only_role => null, only_state => null, never_signed_in => false, mail_failed => false,
      sort_by => 'name', is_descending => false, after_id => null, page_size => 1, only_id => ${id})`.execute(tx);
  return rows[0] ?? null;
}

export async function countAccounts(tx: Tx, query: AccountQuery): Promise<number> {
  const { rows } = await sql<{ count: string }>`select accounts.count_accounts(${filterOf(query)}) as count`.execute(
    tx,
  );
  return Number(rows[0]?.count);
}

const filterOf = ({ search, filters: { role, state, signIn, mail } }: AccountQuery) =>
  sql`search => ${search}, only_role => ${role}, only_state => ${state},
    never_signed_in => ${signIn === 'never'}, mail_failed => ${mail === 'failed'}`;

const columns = sql`id, full_name as "fullName", email, role, state, suspended_at as "suspendedAt",
  last_sign_in_at as "lastSignInAt", mail_state as "mailState", failed_mail as "failedMail", students,
  case when temporary_password_expires_at is not null then 'temporary password'
    when not has_password then 'link' end as access,
  ceil(extract(epoch from coalesce(temporary_password_expires_at, link_expires_at) - now()) / 86400)::int as "daysLeft"`;

export async function findAccount(tx: Tx, id: string): Promise<FoundAccount | null> {
  const { rows } = await sql<FoundAccount>`
    select id, full_name as "fullName", email, role, suspended_at as "suspendedAt"
    from describe_people(array[${id}::uuid])`.execute(tx);
  const [found] = rows;
  return found ? { ...found, role: roles.find((role) => role === found.role) ?? null } : null;
}

/** Accounts with these addresses, in lower case. The database permits only administrators. */
export async function findAccountsByEmail(tx: Tx, emails: readonly string[]): Promise<FoundAccount[]> {
  if (emails.length === 0) return [];
  const { rows } = await sql<FoundAccount>`
    select id, full_name as "fullName", email, role, suspended_at as "suspendedAt"
    from find_by_address(${emails}::text[])`.execute(tx);
  return rows;
}

export const choicesShown = 50;

/** Active people with these roles, except the caller; every word must match name or email. */
export async function findPeople(tx: Tx, search: string, ofRoles: readonly Role[]): Promise<PersonChoice[]> {
  const { rows } = await sql<PersonChoice>`
    select id, full_name as "fullName", email from find_people(${search}, ${ofRoles}, ${choicesShown})`.execute(tx);
  return rows;
}

/** Includes suspended people. */
export async function listPeople(tx: Tx, ids: readonly string[]): Promise<PersonChoice[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PersonChoice>`
    select id, full_name as "fullName", email from describe_people(${ids}::uuid[])`.execute(tx);
  return rows;
}
