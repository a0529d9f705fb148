import type { WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import { log } from '../app/platform/log.server.ts';
import { retryMailsHourly } from './retry-mails.ts';
import { unlockTasks } from './unlock-tasks.ts';

const everyMilliseconds = 60_000;

export function maintainQueueRegularly(
  pool: pg.Pool,
  queue: Pick<WorkerUtils, 'forceUnlockWorkers'>,
): { stop(): void } {
  const run = () => {
    Promise.all([unlockTasks(pool, queue), forgetFutureExecutions(pool), retryMailsHourly(pool)]).catch(
      (error: unknown) => {
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the queue could not be maintained');
      },
    );
  };
  run();
  const timer = setInterval(run, everyMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}

/** Times in the future, left by a clock that was ahead, would block the schedule. */
export async function forgetFutureExecutions(pool: pg.Pool, now = new Date()): Promise<void> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null
     where last_execution > greatest(now(), $1::timestamptz) + interval '2 minutes'`,
    [now],
  );
  if (rowCount) log.warn({ schedules: rowCount }, 'the clock was set back: tasks are scheduled again');
}
