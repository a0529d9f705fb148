import { sql } from 'kysely';
import { readAs, type Tx, visitor } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';

export interface PendingMerge {
  id: string;
  keptId: string;
  keptName: string;
  keptEmail: string;
  duplicateId: string;
  duplicateName: string;
  duplicateEmail: string;
  /** When the links stop working. */
  endsAt: Date;
  isConfirmed: boolean;
  /** False if the accounts have changed since the request: the links do not work. */
  isValid: boolean;
}

/** The merge that the account is a part of, if it waits for its confirmation or for the queue. Only for administrators. */
export async function findPendingMerge(tx: Tx, accountId: string): Promise<PendingMerge | null> {
  const { rows } = await sql<PendingMerge>`
    select id, kept_id as "keptId", kept_name as "keptName", kept_email as "keptEmail",
      duplicate_id as "duplicateId", duplicate_name as "duplicateName", duplicate_email as "duplicateEmail",
      ends_at as "endsAt", is_confirmed as "isConfirmed", is_valid as "isValid"
    from accounts.pending_merge(${accountId})`.execute(tx);
  return rows[0] ?? null;
}

export interface MergeLink {
  /** The account whose address got the link: the one that stays, or the one that is deleted. */
  sentTo: 'kept' | 'duplicate';
  ownName: string;
  ownEmail: string;
  otherName: string;
  /** As `a•••@example.org`. */
  otherMaskedEmail: string;
  isConfirmed: boolean;
}

/** Returns null for an unknown, expired or invalid link. Reading does not use the link. */
export async function findMergeLink(token: string): Promise<MergeLink | null> {
  const { rows } = await readAs(visitor, (tx) =>
    sql<MergeLink>`select sent_to as "sentTo", own_name as "ownName", own_email as "ownEmail",
      other_name as "otherName", other_masked_email as "otherMaskedEmail", is_confirmed as "isConfirmed"
      from accounts.find_merge_link(${tokenHash(token)})`.execute(tx),
  );
  return rows[0] ?? null;
}
