import type pg from 'pg';

/** Their files are deleted with the next cleaning of the folder. */
export async function deleteOldNotices(owner: pg.Pool): Promise<void> {
  await owner.query(
    `delete from mails where template in ('new-messages', 'new-reports', 'new-feedback') and state <> 'waiting'
       and created_at < now() - interval '30 days'`,
  );
}
