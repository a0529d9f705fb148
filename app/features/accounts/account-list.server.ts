import { sql } from 'kysely';
import type { Tx } from '../../platform/doors.server.ts';
import type { Role } from './accounts.ts';

export const accountsPerPage = 50;

export interface ListedAccount {
  id: string;
  fullName: string;
  email: string;
  role: Role | null;
  suspendedAt: Date | null;
  lastSignInAt: Date | null;
  /** Null once the person chose a password of their own. */
  temporaryPasswordExpiresAt: Date | null;
  /** Of the newest mail to them. @see decisions 16 */
  mailState: 'waiting' | 'sent' | 'written' | 'failed' | null;
}

export interface AccountFilter {
  search: string;
  role: Role | null;
  state: 'active' | 'suspended' | null;
  /** The last account of the page before. */
  after: { fullName: string; id: string } | null;
}

/** A page of accounts by name; one more than a page tells that there is a next. For admins alone, says the database. */
export async function listAccounts(tx: Tx, { search, role, state, after }: AccountFilter): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select id, full_name as "fullName", email, role, suspended_at as "suspendedAt", last_sign_in_at as "lastSignInAt",
      temporary_password_expires_at as "temporaryPasswordExpiresAt", mail_state as "mailState"
    from accounts.list_accounts(${search}, ${role}, ${state}, ${after?.fullName ?? null}, ${after?.id ?? null}, ${accountsPerPage + 1})`.execute(
    tx,
  );
  return rows;
}
