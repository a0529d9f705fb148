import { setTimeout } from 'node:timers/promises';
import { Logger, makeWorkerUtils, run, type Task, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { publishDueAnnouncements } from '#features/announcements/publish-due-announcements.server.ts';
import { sealAuditLog } from '#features/audit/seal-audit-log.server.ts';
import { remindOfEnquiries } from '#features/enquiries/remind-of-enquiries.server.ts';
import { remindOfSafeguarding } from '#features/enquiries/remind-of-safeguarding.server.ts';
import type { MailParts } from '#features/mails/deliver-mail.server.ts';
import { remindOfMeetings } from '#features/meetings/remind-of-meetings.server.ts';
import { publishPolicyVersions } from '#features/policies/publish-versions.server.ts';
import { requestSafetyDetails } from '#features/safety/request-safety-details.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { waitAtMost } from '#platform/time-limit.ts';
import { applyRetention, deleteShortLived } from './apply-retention.ts';
import { maintainQueueRegularly } from './maintain-queue.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { sendEmailChange } from './send-email-change.ts';
import { sendMail } from './send-mail.ts';
import { sendMergeLinks } from './send-merge-links.ts';
import { sendPushTask } from './send-push.ts';
import { sendResetLink } from './send-reset-link.ts';
import { unlockTasks } from './unlock-tasks.ts';

/** Graphile Worker aborts running tasks after five seconds. */
const maxStopMilliseconds = 5_500;

export interface WorkerParts extends MailParts {
  owner: pg.ClientConfig;
  keyring: Keyring;
}

export async function startWorker(parts: WorkerParts): Promise<{ stop(): Promise<void> }> {
  const pgPool = openOwnPool(parts.owner);
  const queuePool = openOwnPool(parts.owner);
  // A crash of the database may lose the last task updates. Those tasks run again, as after a killed process.
  queuePool.on('connect', (client) => client.query('set synchronous_commit = off').catch(() => {}));
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'warning or error of the job queue');
  });
  const stopIgnoring = ignoreConnectionLoss();
  const queue = await makeWorkerUtils({ pgPool: queuePool, logger });
  const runTasks = (taskList: TaskList) =>
    run({ pgPool: queuePool, logger, concurrency: 4, noHandleSignals: true, taskList });
  const deliverMail: Task = (payload, { job }) => sendMail(payload, parts, job);
  const runners = await Promise.all([
    // Alone: a mail server that does not answer delays no other task. Urgent mails have their own. @see PD-16
    runTasks({ 'send-mail': deliverMail }),
    // Push services may be slow, too.
    runTasks({ 'send-push': (payload) => sendPushTask(payload, parts.appUrl.origin) }),
    runTasks({
      'send-urgent-mail': deliverMail,
      'send-email-change': (payload) => sendEmailChange(payload, pgPool, parts.keyring),
      'send-merge-links': (payload) => sendMergeLinks(payload, pgPool, parts.keyring),
      'send-reset-link': (payload) => sendResetLink(payload, pgPool, parts.keyring),
      'delete-short-lived': () => deleteShortLived(pgPool),
      'merge-accounts': (payload) => mergeAccounts(payload, pgPool, parts.keyring),
      'apply-retention': async () => void (await applyRetention({ owner: pgPool, keyring: parts.keyring })),
      'request-safety-details': () => requestSafetyDetails(pgPool),
      'remind-of-meetings': () => remindOfMeetings(pgPool),
      'remind-of-enquiries': () => remindOfEnquiries(pgPool),
      'remind-of-safeguarding': () => remindOfSafeguarding(pgPool),
      'publish-announcements': () => publishDueAnnouncements(pgPool),
      'publish-policy-versions': () => publishPolicyVersions(pgPool),
      'seal-audit-log': () => sealAuditLog(pgPool),
      'unlock-tasks': () => unlockTasks(pgPool, queue),
    }),
  ]);
  const maintenance = maintainQueueRegularly(queuePool, queue);
  return {
    async stop() {
      maintenance.stop();
      await waitAtMost(maxStopMilliseconds, Promise.all(runners.map((runner) => runner.stop())));
      await statementsEnded(queuePool);
      await waitAtMost(500, Promise.allSettled([queue.release(), queuePool.end(), pgPool.end()]));
      stopIgnoring();
    },
  };
}

/** The queue does not await the statements that end its tasks; an ending pool would leave them waiting. */
async function statementsEnded(pool: pg.Pool): Promise<void> {
  for (let waited = 0; waited < 500; waited += 20) {
    if (pool.waitingCount === 0 && pool.idleCount === pool.totalCount) return;
    await setTimeout(20);
  }
}

function openOwnPool(owner: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...owner,
    max: 6,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Only in this mode does pg destroy a connection whose query timed out; otherwise the queue reuses it.
    pipeline: true,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'the job queue lost a database connection'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Lost connections reject promises that the queue does not await, which would end the process. @see R10 */
function ignoreConnectionLoss(): () => void {
  function ignore(error: unknown): void {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error }, 'connection lost while completing a task');
  }
  process.on('unhandledRejection', ignore);
  return () => process.off('unhandledRejection', ignore);
}
