import type pg from 'pg';

/** `at`: time after the start of the period (UTC). */
const schedules = [
  { task: 'delete-short-lived', every: '1 hour', at: '17 minutes' },
  { task: 'apply-retention', every: '1 day', at: '3 hours 23 minutes' },
  { task: 'seal-audit-log', every: '5 minutes', at: '0' },
  { task: 'publish-policy-versions', every: '5 minutes', at: '0' },
  { task: 'request-safety-details', every: '1 day', at: '5 hours' },
  { task: 'publish-announcements', every: '1 minute', at: '0' },
  { task: 'remind-of-meetings', every: '10 minutes', at: '0' },
  { task: 'remind-of-enquiries', every: '10 minutes', at: '0' },
  { task: 'remind-of-safeguarding', every: '10 minutes', at: '0' },
];

/**
 * Queues the next run of each scheduled task that is not queued. A run that becomes due during an outage stays queued.
 * A run later than the next one was queued while the clock was ahead, and is replaced.
 */
export async function queueScheduledTasks(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with schedules as (
       select task, date_bin(every, now(), timestamptz 'epoch' + at) + every as next
       from jsonb_to_recordset($1) as schedules (task text, every interval, at interval)
     )
     select graphile_worker.add_job(task, run_at => next, max_attempts => 3, job_key => task) from schedules
     where not exists (
       select from graphile_worker.jobs where key = task and run_at <= next and attempts < max_attempts
     )`,
    [JSON.stringify(schedules)],
  );
}
