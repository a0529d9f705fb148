import { Logger, runOnce, type Task } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMails } from '#database/samples/mails.ts';
import { queueInvitation } from '#features/mails/queue-mails.server.ts';
import { person, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { mailPartsFor } from '#tests/support/deliver-mails.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { retryMailsHourly } from './retry-mails.ts';
import { sendMail } from './send-mail.ts';

let database: TestDatabase;
let pool: pg.Pool;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 3 });
  pool.on('error', () => {});
  admin = await makePerson(database, 'admin');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Runs the tasks of the due mails, and then the task that every instance runs each minute. */
async function runQueue(deliver: (mail: Mail) => void): Promise<void> {
  const parts = mailPartsFor([]);
  const mailer = {
    deliver: async (mail: Mail) => {
      deliver(mail);
      return 'sent' as const;
    },
  };
  const deliverMail: Task = (payload, { job }) => sendMail(payload, { ...parts, mailer }, job);
  await runOnce({
    pgPool: pool,
    logger: new Logger(() => () => {}),
    taskList: { 'send-mail': deliverMail, 'send-urgent-mail': deliverMail },
  });
  await eventually(async () =>
    expect(await database.asOwner('select from graphile_worker.jobs where locked_at is not null')).toEqual([]),
  );
  await Promise.all([retryMailsHourly(pool), retryMailsHourly(pool)]);
}

const refuseConnection = () => {
  throw new Error('connect ECONNREFUSED');
};

/** Moves all times back until the next attempt is due. @returns hours */
async function waitForNextAttempt(): Promise<number> {
  const [row] = await database.asOwner<{ hours: number }>(
    `select extract(epoch from max(run_at) - now())::float / 3600 as hours
     from graphile_worker.jobs where attempts < max_attempts`,
  );
  const hours = Math.max(row?.hours ?? 0, 0);
  await database.asOwner('update mails set created_at = created_at - make_interval(secs => $1)', [hours * 3_600]);
  await database.asOwner('update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1)', [
    hours * 3_600 + 1,
  ]);
  return hours;
}

async function queueLockoutMail(): Promise<string> {
  const { id, email } = await makePerson(database, 'parent');
  const [mailId] = await addMails(database.asOwner, [{ personId: id, template: 'sign-in-locked' }]);
  await database.asOwner('select add_job($1, $2)', ['send-mail', { mailId }]);
  return email;
}

async function invite(waitedHours: number): Promise<string> {
  const { id, email } = await makePerson(database, 'parent');
  await writeAs(person(admin.id), (tx) => queueInvitation(tx, { personId: id, password: 'H5bbk-G5xxs-K9kvk-L9iqk' }));
  await database.asOwner('update mails set created_at = created_at - make_interval(hours => $2) where person_id = $1', [
    id,
    waitedHours,
  ]);
  return email;
}

const statesOf = async (email: string) =>
  (
    await database.asOwner<{ state: string }>(
      'select state from mails join profiles on profiles.id = person_id where email = $1',
      [email],
    )
  ).map(({ state }) => state);

it('Every mail is sent once within an hour after a mail outage of a day, unless its password has expired', async () => {
  const expiring = await invite(60);
  const valid = [await invite(0), await queueLockoutMail(), await queueLockoutMail()];
  let hours = 0;
  while (hours < 26) {
    await runQueue(refuseConnection);
    const waited = await waitForNextAttempt();
    expect(waited).toBeLessThanOrEqual(1);
    if (hours < 12 && hours + waited >= 12) valid.push(await queueLockoutMail());
    hours += waited;
  }
  for (const email of valid) expect(await statesOf(email)).toEqual(['waiting']);
  expect(await statesOf(expiring)).toEqual(['failed']);

  const delivered: Mail[] = [];
  for (let round = 0; round < 3; round++) {
    await runQueue((mail) => delivered.push(mail));
    await waitForNextAttempt();
  }
  expect(delivered.map(({ to }) => to.address).sort()).toEqual(valid.toSorted());
  for (const email of valid) expect(await statesOf(email)).toEqual(['sent']);
  expect(await database.asOwner('select from graphile_worker.jobs')).toEqual([]);
});

it('A mail fails at the last of 106 attempts after four days without a mail server', async () => {
  const email = await queueLockoutMail();
  let hours = 0;
  for (let attempt = 1; attempt <= 10; attempt++) {
    await runQueue(refuseConnection);
    hours += await waitForNextAttempt();
  }
  const attempts = 'select attempts, max_attempts from graphile_worker.jobs';
  expect(await database.asOwner(attempts)).toEqual([{ attempts: 10, max_attempts: 106 }]);
  expect((hours + (106 - 11)) / 24).toBeCloseTo(4.1, 1);
  await database.asOwner('update graphile_worker._private_jobs set attempts = 104');
  await runQueue(refuseConnection);
  expect(await statesOf(email)).toEqual(['waiting']);
  await waitForNextAttempt();
  await runQueue(refuseConnection);
  expect(await statesOf(email)).toEqual(['failed']);
});

it('A postponed mail without a failed attempt is not retried earlier', async () => {
  await queueLockoutMail();
  await database.asOwner(`update graphile_worker._private_jobs set run_at = now() + interval '9 hours'`);
  await retryMailsHourly(pool);
  expect(
    await database.asOwner(
      `select max_attempts from graphile_worker.jobs where run_at > now() + interval '8 hours' and attempts = 0`,
    ),
  ).toEqual([{ max_attempts: 25 }]);
});
