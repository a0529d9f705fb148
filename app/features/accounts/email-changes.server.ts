import { sql } from 'kysely';
import { readAs, type Tx, visitor } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';

export interface OpenEmailChange {
  newEmail: string;
  isOldConfirmed: boolean;
  isNewConfirmed: boolean;
}

export async function findOwnEmailChange(tx: Tx): Promise<OpenEmailChange | null> {
  const { rows } = await sql<OpenEmailChange>`
    select new_email as "newEmail", is_old_confirmed as "isOldConfirmed", is_new_confirmed as "isNewConfirmed"
    from accounts.own_email_change()`.execute(tx);
  return rows[0] ?? null;
}

export interface EmailLink {
  sentTo: 'old' | 'new';
  newEmail: string;
  /** Null for the link to the new address, which may be a stranger's. */
  fullName: string | null;
  isConfirmed: boolean;
}

/** Returns null for an unknown or expired link. Reading does not use the link. */
export async function findEmailLink(token: string): Promise<EmailLink | null> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<EmailLink>`select sent_to as "sentTo", new_email as "newEmail", full_name as "fullName",
      is_confirmed as "isConfirmed" from accounts.find_email_link(${tokenHash(token)})`.execute(tx),
  );
  return rows[0] ?? null;
}
