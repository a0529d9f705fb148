import type pg from 'pg';
import type { AccountMergeMail } from '#content/mails/queued-mails.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import type { PendingMerge } from './pending-merges.server.ts';

type Merge = Pick<
  PendingMerge,
  'keptId' | 'keptName' | 'keptEmail' | 'duplicateId' | 'duplicateName' | 'duplicateEmail'
>;

/** Queues the mails about a requested merge, in a transaction of the owner. Safe to run twice. @see PD-64 */
export async function announceMerge(
  client: pg.ClientBase,
  mergeId: string,
  queueMail: (personId: string, mail: AccountMergeMail) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Merge>(
    `select kept_id as "keptId", kept.full_name as "keptName", kept_email as "keptEmail",
       duplicate_id as "duplicateId", duplicate.full_name as "duplicateName", duplicate_email as "duplicateEmail"
     from accounts.merges
       join profiles as kept on kept.id = kept_id join profiles as duplicate on duplicate.id = duplicate_id
     where merges.id = $1 and duplicate_token_hash is null and confirmed_at is null for update of merges`,
    [mergeId],
  );
  const [merge] = rows;
  if (!merge) return;
  const [keptToken, duplicateToken] = [makeToken(), makeToken()];
  await client.query('update accounts.merges set kept_token_hash = $2, duplicate_token_hash = $3 where id = $1', [
    mergeId,
    tokenHash(keptToken),
    tokenHash(duplicateToken),
  ]);
  const { keptName, keptEmail, duplicateName, duplicateEmail } = merge;
  await queueMail(merge.duplicateId, {
    sentTo: 'duplicate',
    to: duplicateEmail,
    fullName: duplicateName,
    token: duplicateToken,
  });
  await queueMail(merge.keptId, { sentTo: 'kept', to: keptEmail, fullName: keptName, token: keptToken });
}
