import type pg from 'pg';
import type { AccountMergeMail } from '#content/mails/queued-mails.ts';
import { secretContext } from '#features/mails/sealed-mails.server.ts';
import { sendMergeLinks } from '#jobs/send-merge-links.ts';
import type { TestDatabase } from './test-database.ts';

/** Runs the job of the requested merge and returns the tokens of its mails. @see PD-64 */
export async function mergeLinksOf(
  database: TestDatabase,
  owner: pg.Pool,
  { keptId, duplicateId }: { keptId: string; duplicateId: string },
): Promise<Record<AccountMergeMail['sentTo'], string>> {
  const merges = await database.asOwner<{ id: string }>(
    'select id from accounts.merges where kept_id = $1 and duplicate_id = $2',
    [keptId, duplicateId],
  );
  for (const { id } of merges) await sendMergeLinks({ mergeId: id }, owner, database.keyring);
  const rows = await database.asOwner<{ id: string; sealed_secret: Buffer }>(
    `select id, sealed_secret from mails where person_id in ($1, $2) and template = 'account-merge' order by created_at`,
    [keptId, duplicateId],
  );
  const mails = rows.map(
    (mail): AccountMergeMail => JSON.parse(database.keyring.unseal(secretContext(mail.id), mail.sealed_secret)),
  );
  const tokenTo = (account: AccountMergeMail['sentTo']) =>
    mails.findLast(({ sentTo }) => sentTo === account)?.token ?? '';
  return { kept: tokenTo('kept'), duplicate: tokenTo('duplicate') };
}
