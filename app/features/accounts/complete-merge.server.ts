import type pg from 'pg';
import { languageCodes } from '#content/languages.ts';
import type { AccountRemoval } from '#content/mails/queued-mails.ts';
import { log } from '#platform/log.server.ts';
import type { AuditDetailKey } from '../audit/audit.ts';

interface Merge {
  keptId: string;
  duplicateId: string;
  actorId: string;
}

interface MergeParts {
  moveMessages: (accounts: { from: string; to: string }) => Promise<void>;
  /** For safeguarding records with messages that did not move. */
  keepName: (accountId: string) => Promise<void>;
  queueMail: (removal: AccountRemoval) => Promise<void>;
}

/** Completes a merge after its confirmation, in a transaction of the owner. Does nothing if the duplicate is gone. @see PD-64 */
export async function completeMerge(
  client: pg.ClientBase,
  merge: Merge,
  { moveMessages, keepName, queueMail }: MergeParts,
): Promise<void> {
  const { keptId, duplicateId, actorId } = merge;
  const people = await lockAccounts(client, merge);
  const [kept, duplicate] = [keptId, duplicateId].map((id) => people.find((each) => each.id === id));
  if (!duplicate) return;
  if (!kept || kept.isSuspended || !duplicate.isSuspended || kept.role !== duplicate.role || kept.holdsOffice) {
    await client.query('delete from accounts.merges where duplicate_id = $1', [duplicateId]);
    return log.warn({ keptId, duplicateId }, 'accounts were not merged: one of them has changed since');
  }
  await moveMessages({ from: duplicateId, to: keptId });
  await keepName(duplicateId);
  await client.query('select merge_accounts($1, $2)', [keptId, duplicateId]);
  await client.query(
    `insert into audit_log (actor_id, act, subject_type, subject_id, details)
     values ($1, 'accounts merged', 'account', $2, $4), ($1, 'accounts merged', 'account', $3, $5)`,
    [
      actorId,
      keptId,
      duplicateId,
      { duplicate: duplicateId } satisfies Partial<Record<AuditDetailKey, string | number>>,
      { into: keptId } satisfies Partial<Record<AuditDetailKey, string | number>>,
    ],
  );
  await queueMail(removalOf('kept', kept));
  await queueMail(removalOf('merged', duplicate));
}

interface LockedAccount {
  id: string;
  fullName: string;
  email: string;
  role: string | null;
  language: string | null;
  isSuspended: boolean;
  holdsOffice: boolean;
}

async function lockAccounts(client: pg.ClientBase, { keptId, duplicateId }: Merge): Promise<LockedAccount[]> {
  const { rows } = await client.query<LockedAccount>(
    `select profiles.id, full_name as "fullName", email, language, suspended_at is not null as "isSuspended",
       (select role from user_roles where user_id = profiles.id) as role,
       exists (select from offices where profiles.id in (holder_id, deputy_id)) as "holdsOffice"
     from profiles join accounts.people using (id) where profiles.id in ($1, $2) order by profiles.id for update of profiles`,
    [keptId, duplicateId],
  );
  return rows;
}

function removalOf(kind: 'kept' | 'merged', { fullName, email, language }: LockedAccount): AccountRemoval {
  return { kind, fullName, email, language: languageCodes.find((code) => code === language) ?? null };
}
