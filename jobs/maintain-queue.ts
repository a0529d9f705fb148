import type { WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { retryMailsHourly } from './retry-mails.ts';
import { queueScheduledTasks } from './schedule.ts';
import { unlockTasks } from './unlock-tasks.ts';

const everyMilliseconds = 60_000;

export function maintainQueueRegularly(
  pool: pg.Pool,
  queue: Pick<WorkerUtils, 'forceUnlockWorkers'>,
): { stop(): void } {
  const run = () => {
    Promise.all([unlockTasks(pool, queue), queueScheduledTasks(pool), retryMailsHourly(pool)]).catch(
      (error: unknown) => {
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the queue could not be maintained');
      },
    );
  };
  run();
  const timer = setInterval(run, everyMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
