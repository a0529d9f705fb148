import type { WorkerUtils } from 'graphile-worker';
import type pg from 'pg';

/** Longer than any task runs. */
const maxTaskMinutes = 3;

export async function unlockTasks(pool: pg.Pool, queue: Pick<WorkerUtils, 'forceUnlockWorkers'>): Promise<void> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - make_interval(mins => $1)`,
    [maxTaskMinutes],
  );
  if (rows.length > 0) await queue.forceUnlockWorkers(rows.map(({ worker }) => worker));
}
