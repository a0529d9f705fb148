import type pg from 'pg';

/** With hourly attempts after the first nine, four days, as long as the queue's own 25 take with their longer waits. */
const mostAttempts = 106;

/** The queue alone would wait up to six hours: as long would mails wait after the mail server is back. @see PD-16 */
export async function retryMailsHourly(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select from graphile_worker.reschedule_jobs(
       array(
         select id from graphile_worker.jobs
         where task_identifier = 'send-mail' and last_error is not null and locked_at is null
           and run_at > now() + interval '1 hour'
       ),
       run_at => now() + interval '1 hour', max_attempts => $1)`,
    [mostAttempts],
  );
}
