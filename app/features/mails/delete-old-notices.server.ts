import type pg from 'pg';

/** Deletes the records of mails about new messages after 30 days; the folder's cleaning then deletes their files. */
export async function deleteOldNotices(owner: pg.Pool): Promise<void> {
  await owner.query(
    `delete from mails where template = 'new-messages' and state <> 'waiting' and created_at < now() - interval '30 days'`,
  );
}
