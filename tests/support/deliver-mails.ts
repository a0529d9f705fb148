import { deliverWaitingMail, type MailParts } from '#features/mails/deliver-mail.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import type { TestDatabase } from './test-database.ts';

/** Returns the dependencies of the mail job, with a mailer that adds each mail to `delivered`. */
export function mailPartsFor(delivered: Mail[]): MailParts {
  return {
    mailer: {
      async deliver(mail) {
        delivered.push(mail);
        return 'sent';
      },
    },
    appUrl: new URL('https://school.example'),
    admissionsEmail: null,
    validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
  };
}

/** Returns the waiting mails of a person; `due` in seconds from now. */
export function waitingMails(database: TestDatabase, personId: string, template: string) {
  return database.asOwner<{ id: string; due: number }>(
    `select mails.id, extract(epoch from run_at - now())::float as due
     from mails join graphile_worker.jobs on key = 'send-mail:' || mails.id
     where person_id = $1 and template = $2 and state = 'waiting'`,
    [personId, template],
  );
}

/** Runs the tasks of a person's waiting mails, also of those that are not due yet. */
export async function deliverWaitingMails(database: TestDatabase, personId: string, template: string): Promise<Mail[]> {
  const delivered: Mail[] = [];
  for (const { id } of await waitingMails(database, personId, template))
    await deliverWaitingMail(id, mailPartsFor(delivered), false);
  return delivered;
}
