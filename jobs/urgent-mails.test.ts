import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMails } from '#database/samples/mails.ts';
import { type MailTemplate, mailTemplates } from '#features/mails/mail-templates.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { startWorker } from './worker.ts';

/* @see PD-16 */

const isUrgent: Record<MailTemplate, boolean> = {
  invitation: false,
  'invitation-link': false,
  'password-reset': true,
  'credential-changed': true,
  'email-change': true,
  'account-merge': false,
  'account-removed': false,
  'enquiry-received': false,
  'enquiry-reply': false,
  'enquiry-reminder': false,
  'sign-in-locked': true,
  'data-downloaded': true,
  'privacy-request': false,
  'privacy-answer': false,
  'new-device': true,
  'new-messages': false,
  'new-reports': false,
  'new-feedback': false,
  'new-absences': false,
  'new-safety-requests': false,
  'country-changed': false,
  'new-consents': false,
  'new-meetings': false,
  meeting: false,
  'enquiry-meeting': false,
  'new-lesson-changes': false,
  'new-lesson-plans': false,
  'new-unexplained-absences': false,
  'student-absent': false,
  'new-announcements': false,
  'urgent-announcement': false,
  'policy-change': false,
  'message-reported': true,
  'office-changed': true,
  'report-without-officer': true,
  'concern-received': true,
  'concern-without-officer': true,
  'safeguarding-message': true,
  'safeguarding-reminder': true,
  'safeguarding-waiting': true,
  'safeguarding-vacant': true,
  'new-office-messages': false,
};

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), mkdtemp(path.join(tmpdir(), 'school-jobs-'))]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function queueMail(template: MailTemplate, reason?: string): Promise<string> {
  const { id, email } = await makePerson(database, 'parent');
  const [mailId] = await addMails(database.asOwner, [{ personId: id, template, ...(reason && { reason }) }]);
  await database.asOwner('select add_job($1, $2)', ['send-mail', { mailId }]);
  return email;
}

/** A mail server that confirms no mail to `silentFor` before `answer` is called. */
async function startMailServer(silentFor: Set<string>) {
  const delivered: string[] = [];
  const hanging: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const [to = ''] = envelope.rcptTo.map(({ address }) => address);
      const confirm = () => {
        delivered.push(to);
        done();
      };
      stream.resume().on('end', () => (silentFor.has(to) ? hanging.push(confirm) : confirm()));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    hanging,
    answer() {
      silentFor.clear();
      for (const confirm of hanging.splice(0)) confirm();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const workWith = (smtpUrl: string) =>
  startWorker({
    owner: database.owner,
    mailer: createMailer({ smtpUrl, from: 'School <school@example.org>', folder }),
    keyring: database.keyring,
    appUrl: new URL('https://school.example'),
    admissionsEmail: null,
    validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
  });

describe('The task of a mail', () => {
  it.each(Object.keys(mailTemplates) as MailTemplate[])('is as urgent as its kind: %s', async (template) => {
    const [row] = await database.asOwner<{ task: string }>('select mail_task($1) as task', [template]);
    expect(row?.task).toBe(isUrgent[template] ? 'send-urgent-mail' : 'send-mail');
  });
});

describe('An urgent mail', () => {
  it('is delivered at once while the mail server does not answer to twenty others', async () => {
    const silentFor = new Set<string>();
    for (let count = 0; count < 20; count++) silentFor.add(await queueMail('privacy-answer'));
    const mailServer = await startMailServer(silentFor);
    const worker = await workWith(mailServer.url);
    try {
      await eventually(() => expect(mailServer.hanging).toHaveLength(4));
      const urgent = [await queueMail('sign-in-locked'), await queueMail('concern-received')];
      await eventually(() => expect(mailServer.delivered.toSorted()).toEqual(urgent.toSorted()));
      expect(mailServer.hanging).toHaveLength(4);
      mailServer.answer();
      await eventually(() => expect(mailServer.delivered).toHaveLength(22));
    } finally {
      await worker.stop();
      await mailServer.close();
    }
  });
});
