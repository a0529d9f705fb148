import type pg from 'pg';

/**
 * Deletes the attempts to sign in or to enquire that no rule counts any more, and sessions, proofs and device cookies that
 * have expired. @see R5 @see R6 @see decisions 37
 */
export async function forgetOldAttempts(owner: pg.Pool): Promise<void> {
  await owner.query(`delete from accounts.sign_in_attempts where attempted_at < now() - interval '1 hour'`);
  await owner.query(`delete from enquiry_attempts where attempted_at < now() - interval '1 hour'`);
  await owner.query(`delete from accounts.password_renewals where created_at < now() - interval '15 minutes'`);
  await owner.query(`delete from accounts.devices where last_used_at < now() - interval '1 year'`);
  await owner.query('delete from accounts.sessions where not accounts.is_live(sessions)');
}
