import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { queueInvitation } from '../app/features/mails/mails.server.ts';
import { person, writeAs } from '../app/platform/doors.server.ts';
import { createMailer } from '../app/platform/mail.server.ts';
import { makePerson, type TestPerson } from '../tests/people.ts';
import { openTestDatabase, type TestDatabase } from '../tests/test-database.ts';
import { unlockTasks } from './unlock-tasks.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), mkdtemp(path.join(tmpdir(), 'school-jobs-'))]);
  admin = await makePerson(database, 'admin');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const temporary = 'H5bbk-G5xxs-K9kvk-L9iqk';

async function invite(personId: string): Promise<void> {
  await writeAs(person(admin.id), (tx) =>
    queueInvitation(tx, database.keyring, { personId, password: temporary, actorId: admin.id }),
  );
}

function workWith(smtpUrl: string | null) {
  return startWorker({
    owner: database.owner,
    mailer: createMailer({ smtpUrl, from: 'School <school@example.org>', folder }),
    keyring: database.keyring,
    appUrl: new URL('https://school.example'),
    temporaryPasswordHours: 72,
  });
}

async function mailOf(personId: string): Promise<{ state: string; sealed_secret: Buffer | null } | undefined> {
  const [row] = await database.asOwner<{ state: string; sealed_secret: Buffer | null }>(
    'select state, sealed_secret from mails where person_id = $1 order by created_at desc limit 1',
    [personId],
  );
  return row;
}

describe('A mail with temporary credentials', () => {
  it('waits sealed, is written where no mail server is set, and its password is erased', async () => {
    const parent = await makePerson(database, 'parent', { fullName: 'محمد الأمين' });
    await invite(parent.id);
    const waiting = await mailOf(parent.id);
    expect(waiting?.state).toBe('waiting');
    expect(waiting?.sealed_secret?.includes(Buffer.from(temporary))).toBe(false);
    const worker = await workWith(null);
    await vi.waitFor(
      async () => expect(await mailOf(parent.id)).toEqual({ state: 'written', sealed_secret: null }),
      10_000,
    );
    await worker.stop();
    const [file] = await readdir(folder);
    const mail = await readFile(path.join(folder, file ?? ''), 'utf8');
    expect(mail).toContain(parent.email);
    expect(mail).toMatch(/Content-Type: text\/plain/);
  });

  it('that a mail server refuses for good counts as failed, and its password is erased', async () => {
    const parent = await makePerson(database, 'parent');
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such person'), { responseCode: 550 })),
    });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
    });
    await invite(parent.id);
    const worker = await workWith(`smtp://127.0.0.1:${port}`);
    await vi.waitFor(
      async () => expect(await mailOf(parent.id)).toEqual({ state: 'failed', sealed_secret: null }),
      10_000,
    );
    await worker.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('goes on waiting while the mail server is away', async () => {
    const parent = await makePerson(database, 'parent');
    await invite(parent.id);
    const worker = await workWith('smtp://127.0.0.1:1');
    const attempts = async () =>
      (await database.asOwner<{ attempts: number }>(`select max(attempts) as attempts from graphile_worker.jobs`))[0]
        ?.attempts;
    await vi.waitFor(async () => expect(await attempts()).toBeGreaterThanOrEqual(1), 10_000);
    await worker.stop();
    expect((await mailOf(parent.id))?.state).toBe('waiting');
  });

  it('is undone together with the act it belongs to', async () => {
    const parent = await makePerson(database, 'parent');
    const broken = writeAs(person(admin.id), async (tx) => {
      await queueInvitation(tx, database.keyring, { personId: parent.id, password: temporary, actorId: admin.id });
      throw new Error('something later failed');
    });
    await expect(broken).rejects.toThrow('something later failed');
    expect(await mailOf(parent.id)).toBeUndefined();
  });
});

describe('A task whose process was killed', () => {
  it('is given back to the queue after some minutes, and not before', async () => {
    await database.asOwner(`select graphile_worker.add_job('forget-old-attempts')`);
    const lock = (minutes: number) =>
      database.asOwner(
        `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - make_interval(mins => $1)
         where task_id = (select id from graphile_worker._private_tasks where identifier = 'forget-old-attempts')`,
        [minutes],
      );
    const unlocked: string[] = [];
    const queue = {
      forceUnlockWorkers: async (ids: string[]) => {
        unlocked.push(...ids);
      },
    };
    const pool = new pg.Pool({ ...database.owner, max: 1 });
    await lock(1);
    await unlockTasks(pool, queue);
    expect(unlocked).toEqual([]);
    await lock(5);
    await unlockTasks(pool, queue);
    expect(unlocked).toEqual(['killed']);
    await pool.end();
  });
});
