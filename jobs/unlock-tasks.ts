import type { WorkerUtils } from 'graphile-worker';
import type pg from 'pg';

/** No task of ours takes this long: one that is still locked then was held by a process that was killed. */
const longestTaskMinutes = 3;

/** Gives the tasks of killed processes back to the queue, which by itself would wait four hours. */
export async function unlockTasks(pool: pg.Pool, queue: Pick<WorkerUtils, 'forceUnlockWorkers'>): Promise<void> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - make_interval(mins => $1)`,
    [longestTaskMinutes],
  );
  if (rows.length > 0) await queue.forceUnlockWorkers(rows.map(({ worker }) => worker));
}
