import type { WorkerUtils } from 'graphile-worker';
import type pg from 'pg';

/** Longer than any task runs: a task locked for longer belonged to a killed process. */
const longestTaskMinutes = 3;

/** Unlocks tasks of killed processes; the queue itself would wait four hours. */
export async function unlockTasks(pool: pg.Pool, queue: Pick<WorkerUtils, 'forceUnlockWorkers'>): Promise<void> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - make_interval(mins => $1)`,
    [longestTaskMinutes],
  );
  if (rows.length > 0) await queue.forceUnlockWorkers(rows.map(({ worker }) => worker));
}
