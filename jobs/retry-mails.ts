import type pg from 'pg';

/** Nine attempts with the queue's backoff, then hourly ones: four days, like the queue's default of 25 attempts. */
const maxAttempts = 106;

/**
 * Limits the wait for the next attempt to an hour. The backoff of the queue reaches six hours, which would delay mails by as
 * much after an outage of the mail server. @see PD-16
 */
export async function retryMailsHourly(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select from graphile_worker.reschedule_jobs(
       array(
         select id from graphile_worker.jobs
         where task_identifier in ('send-mail', 'send-urgent-mail') and last_error is not null and locked_at is null
           and run_at > now() + interval '1 hour'
       ),
       run_at => now() + interval '1 hour', max_attempts => $1)`,
    [maxAttempts],
  );
}
