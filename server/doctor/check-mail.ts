import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { mailTo } from '#features/mails/compose-mail.server.ts';
import { createMailer, verifyMailServer } from '#platform/mail.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { mailSender } from '../mail-sender.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warning, problem } = findingsOf('mail');

/** Sends a test mail to `address`; if null, only signs in to the mail server. */
export async function checkMail(settings: Settings, address: string | null): Promise<Finding> {
  const { smtpUrl, mailFrom, dataFolder, appUrl } = settings;
  if (smtpUrl === null) {
    return warning(
      `no email is sent: emails are written as files to ${path.join(dataFolder, 'mail')}. Set SMTP_URL and MAIL_FROM.`,
    );
  }
  const server = new URL(smtpUrl).host;
  try {
    if (address === null) {
      await verifyMailServer(smtpUrl);
      return ok(`${server} accepts the connection and the sign-in; --mail-to ADDRESS sends a test mail`);
    }
    const mailer = createMailer({ smtpUrl, from: mailSender(mailFrom), folder: path.join(dataFolder, 'mail') });
    const text = 'This is a test email from the family portal. You do not need to do anything.';
    const about = { language: 'en', portal: appUrl.origin } as const;
    await mailer.deliver({ id: randomUUID(), ...mailTo({ name: '', address }, about, { subject: 'Test mail', text }) });
    return ok(`${server} accepted a test email to ${address}: check that it arrives, and not as spam`);
  } catch (error) {
    return problem(`${server} refuses (${reasonsOf(error)}): check SMTP_URL and MAIL_FROM.`);
  }
}

function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return (error.message + cause).trim();
}
