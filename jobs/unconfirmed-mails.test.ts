import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMails } from '#database/samples/mails.ts';
import type { MailTemplate } from '#features/mails/mail-templates.server.ts';
import { sealEmailChange, sealInvitation, sealResetLink } from '#features/mails/queue-mails.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { makeToken } from '#platform/tokens.server.ts';
import { type DroppingMailServer, startDroppingMailServer } from '#tests/support/dropping-mail-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { startWorker } from './worker.ts';

/* The mail server receives each mail completely, but its answer is lost. @see PD-16 */

let database: TestDatabase;
let folder: string;
let mailServer: DroppingMailServer;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), mkdtemp(path.join(tmpdir(), 'school-jobs-'))]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  mailServer = await startDroppingMailServer('content');
  worker = await startWorker({
    owner: database.owner,
    mailer: createMailer({ smtpUrl: mailServer.url, from: 'School <school@example.org>', folder }),
    keyring: database.keyring,
    appUrl: new URL('https://school.example'),
    admissionsEmail: null,
    validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
  });
});
afterEach(async () => {
  await worker.stop();
  await mailServer.close();
});

async function queueMail(template: MailTemplate, sealed?: { id: string; sealedSecret: Buffer }): Promise<string> {
  const { id: personId } = await makePerson(database, 'parent');
  const [mailId = ''] = await addMails(database.asOwner, [{ personId, template, ...sealed }]);
  await database.asOwner('select add_job($1, $2)', ['send-mail', { mailId }]);
  return mailId;
}

const mailWithJob = async (mailId: string) =>
  (
    await database.asOwner(
      `select state, sealed_secret is null as "isErased", attempts, last_error as "lastError"
       from mails left join graphile_worker.jobs on key = 'send-mail:' || mails.id where mails.id = $1`,
      [mailId],
    )
  )[0];

const emailChange = { to: 'zoe@example.org', fullName: 'Zoë', newEmail: 'zoe@example.com' };

it.each<[string, MailTemplate, () => { id: string; sealedSecret: Buffer }]>([
  ['a temporary password', 'invitation', () => sealInvitation(database.keyring, 'H5bbk-G5xxs-K9kvk-L9iqk')],
  ['the link of an invitation', 'invitation-link', () => sealInvitation(database.keyring, makeToken())],
  ['a reset link', 'password-reset', () => sealResetLink(database.keyring, { token: makeToken(), language: 'en' })],
  [
    'a link to confirm an address',
    'email-change',
    () => sealEmailChange(database.keyring, { ...emailChange, kind: 'confirm', token: makeToken() }),
  ],
])('A mail with %s is not sent again, and its state says that it may have arrived', async (_what, template, seal) => {
  const mailId = await queueMail(template, seal());
  await eventually(async () =>
    expect(await mailWithJob(mailId)).toEqual({
      state: 'unconfirmed',
      isErased: true,
      attempts: null,
      lastError: null,
    }),
  );
  expect(mailServer.received()).toBe(1);
});

it.each<[string, MailTemplate, () => { id: string; sealedSecret: Buffer } | undefined]>([
  ['about safeguarding', 'concern-received', () => undefined],
  ['about a lockout', 'sign-in-locked', () => undefined],
  [
    'about a changed address',
    'email-change',
    () => sealEmailChange(database.keyring, { ...emailChange, kind: 'completed' }),
  ],
])('A mail %s is tried again, because a repeated mail is better than none', async (_what, template, seal) => {
  const mailId = await queueMail(template, seal());
  await eventually(async () =>
    expect(await mailWithJob(mailId)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('may have accepted'),
    }),
  );
  await database.asOwner('update graphile_worker._private_jobs set run_at = now() where key = $1', [
    `send-mail:${mailId}`,
  ]);
  await eventually(() => expect(mailServer.received()).toBe(2));
});

it('A mail that is tried again and was never confirmed ends as one that may have arrived, also if the last attempt failed', async () => {
  const mailIds = [await queueMail('sign-in-locked'), await queueMail('sign-in-locked')];
  const keys = mailIds.map((mailId) => `send-mail:${mailId}`);
  await eventually(async () => {
    for (const mailId of mailIds)
      expect(await mailWithJob(mailId)).toMatchObject({ attempts: 1, lastError: expect.any(String) });
  });
  const lastAttempt = (key: string | undefined) =>
    database.asOwner(
      'update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where key = $1',
      [key],
    );
  const states = () =>
    database.asOwner<{ state: string }>('select state from mails where id = any ($1) order by array_position($1, id)', [
      mailIds,
    ]);
  await lastAttempt(keys[0]);
  await eventually(async () => expect(await states()).toEqual([{ state: 'unconfirmed' }, { state: 'waiting' }]));
  await mailServer.close();
  await lastAttempt(keys[1]);
  await eventually(async () => expect(await states()).toEqual(Array(2).fill({ state: 'unconfirmed' })));
});

it('A mail that no mail server was given ends as failed', async () => {
  await mailServer.close();
  const mailId = await queueMail('sign-in-locked');
  await eventually(async () =>
    expect(await mailWithJob(mailId)).toMatchObject({ attempts: 1, lastError: expect.any(String) }),
  );
  await database.asOwner(
    'update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where key = $1',
    [`send-mail:${mailId}`],
  );
  await eventually(async () => expect(await mailWithJob(mailId)).toMatchObject({ state: 'failed' }));
});
