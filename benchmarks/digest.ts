import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '#database/migrate.ts';
import { makeOwnedDatabase } from '#database/owner.ts';
import { identityKey } from '#database/secrets.ts';
import { startWorker } from '#jobs/worker.ts';
import { openPool } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import type { Mailer } from '#platform/mail.server.ts';
import { report } from './figures.ts';
import { addPeople, addSealedMessages, residentMegabytes } from './school.ts';

/* The daily mails of 10,000 families, due at the same time, through the queue of the application. Writes mails to files,
   because the time of a mail server is not the application's. @see PD-31 */

const familyCount = 10_000;
const messagesEach = 2;

const folder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
const embedded = await startEmbeddedPostgres({ folder });
try {
  await measureDigest(embedded.connection);
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureDigest(superuser: pg.ClientConfig): Promise<void> {
  const ownerConnection = await makeOwnedDatabase(superuser);
  const web = await prepareDatabase(ownerConnection);
  const owner = new pg.Client(ownerConnection);
  await owner.connect();
  const keyring = parseKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`);
  const closePool = openPool(web, { identityKey: identityKey(ownerConnection), keyring });
  try {
    const [mentorId = ''] = await addPeople(owner, 'mentor', 1);
    const familyIds = await addPeople(owner, 'parent', familyCount);
    const messages = familyIds.flatMap((to) => Array.from({ length: messagesEach }, () => ({ from: mentorId, to })));
    await addSealedMessages(owner, keyring, messages);
    await queueDigests(owner);
    const { seconds, delivered, growth, cpuSeconds } = await deliverAll(owner, {
      owner: ownerConnection,
      keyring,
      appUrl: new URL('https://school.example'),
      admissionsEmail: null,
      validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
    });
    const what = `Daily mails of ${familyCount.toLocaleString('en')} families`;
    report({ what: `${what}: delivered`, value: delivered, unit: 'mails', atLeast: familyCount, atMost: familyCount });
    report({ what: `${what}: time`, value: seconds, unit: 's', atMost: 60 });
    report({ what: `${what}: CPU time of the application`, value: cpuSeconds, unit: 's' });
    report({ what: `${what}: memory of the second half above the first`, value: growth, unit: 'MB', atMost: 30 });
  } finally {
    await closePool();
    await owner.end();
  }
}

/** Queues the mails as the trigger of messages does. */
async function queueDigests(owner: pg.Client): Promise<void> {
  await owner.query(`update accounts.people set mail_choices = '{"messageMails": "daily"}', language = 'en'`);
  await owner.query(`insert into unannounced_messages (person_id, message_id) select receiver_id, id from messages`);
  await owner.query('analyze');
  await owner.query(`select queue_notice(id, 'messages') from profiles`);
  await owner.query(`delete from mails where person_id not in (select person_id from unannounced_messages)`);
  await owner.query(`update graphile_worker._private_jobs set run_at = now()`);
}

type WorkerParts = Omit<Parameters<typeof startWorker>[0], 'mailer'>;

async function deliverAll(owner: pg.Client, parts: WorkerParts) {
  let delivered = 0;
  const mailer: Mailer = {
    async deliver() {
      delivered += 1;
      return 'sent';
    },
  };
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const worker = await startWorker({ ...parts, mailer });
  const highest = { firstHalf: 0, secondHalf: 0 };
  for (;;) {
    const half = delivered < familyCount / 2 ? 'firstHalf' : 'secondHalf';
    highest[half] = Math.max(highest[half], await residentMegabytes(process.pid));
    const { rowCount } = await owner.query(`select from mails where state = 'waiting' limit 1`);
    if (rowCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  await worker.stop();
  const growth = highest.secondHalf - highest.firstHalf;
  return { seconds, delivered, growth, cpuSeconds: (user + system) / 1_000_000 };
}
