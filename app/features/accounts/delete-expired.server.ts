import type pg from 'pg';

/** Keeps expired invitation links: the console shows their date. @see R5 @see R6 @see PD-37 */
export async function deleteExpiredSignInData(owner: pg.Pool): Promise<void> {
  await owner.query(`delete from accounts.sign_in_attempts where attempted_at < now() - interval '1 hour'`);
  await owner.query(`delete from accounts.pending_sign_ins where created_at < now() - interval '10 minutes'`);
  await owner.query(`delete from accounts.passkey_challenges where created_at < now() - interval '5 minutes'`);
  await owner.query(`delete from accounts.password_renewals where created_at < now() - interval '15 minutes'`);
  await owner.query(`delete from accounts.password_reset_requests where requested_at < now() - interval '1 hour'`);
  await owner.query(`delete from accounts.password_links where purpose = 'reset' and expires_at < now()`);
  await owner.query(
    `delete from accounts.email_changes where requested_at < now() - interval '24 hours' and completed_at is null`,
  );
  await owner.query(`delete from accounts.devices where last_used_at < now() - interval '1 year'`);
  await owner.query('delete from accounts.sessions where not accounts.is_live(sessions)');
}
