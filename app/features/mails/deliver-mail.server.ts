import { sql } from 'kysely';
import { defaultLanguage, type Language, languageCodes } from '../../../content/languages.ts';
import { enquiryReceivedMail } from '../../../content/mails/enquiry-received.ts';
import { invitationMail } from '../../../content/mails/invitation.ts';
import { mailFooter } from '../../../content/mails/mail-footer.ts';
import { messageReceivedMail } from '../../../content/mails/message-received.ts';
import { signInLockedMail } from '../../../content/mails/sign-in-locked.ts';
import { job, readAs, writeAs } from '../../platform/doors.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { log } from '../../platform/log.server.ts';
import { type Mail, type Mailer, MailRefused } from '../../platform/mail.server.ts';
import { unseal } from '../../platform/sealing.server.ts';
import { personNamePattern } from '../../platform/text-rules.ts';
import type { EnquiryAcknowledgement } from './mails.server.ts';
import { secretPlace } from './sealed-mails.server.ts';

export interface MailParts {
  mailer: Mailer;
  keyring: Keyring;
  appUrl: URL;
  temporaryPasswordHours: number;
}

const mailJob = job('send-mail');

/**
 * Delivers a queued mail and erases its stored secret. Ignores mails that are no longer waiting and does not send
 * invitations whose password has expired.
 * @throws on temporary failures: the queue retries
 * @see PD-16
 */
export async function deliverWaitingMail(mailId: string, parts: MailParts, isLastTry: boolean): Promise<void> {
  const waiting = await findWaitingMail(mailId, parts.temporaryPasswordHours);
  if (!waiting) return;
  if (waiting.isExpired) {
    log.warn({ mailId }, 'an invitation was not sent: its temporary password expired before it could be delivered');
    return finish(mailId, 'failed');
  }
  const mail = withFooter(await composeMail(mailId, waiting, parts));
  try {
    const state = await parts.mailer.deliver({ id: mailId, ...mail });
    await finish(mailId, state);
    if (state === 'written')
      log.info({ mailId }, 'no mail server is set: the mail was written to the data folder, not sent');
  } catch (error) {
    if (!(error instanceof MailRefused) && !isLastTry) throw error;
    log.warn({ err: error, mailId }, 'a mail could not be delivered');
    await finish(mailId, 'failed');
  }
}

interface Receiver {
  fullName: string;
  email: string;
}

interface WaitingMail {
  template: string;
  /** Null if the recipient has no account. */
  receiver: Receiver | null;
  sealedSecret: Buffer | null;
  isExpired: boolean;
}

async function findWaitingMail(mailId: string, temporaryPasswordHours: number): Promise<WaitingMail | null> {
  const { rows } = await readAs(mailJob, (tx) =>
    sql<Omit<WaitingMail, 'receiver'> & { fullName: string | null; email: string | null }>`
      select template, full_name as "fullName", email, sealed_secret as "sealedSecret",
        template = 'invitation' and created_at <= now() - make_interval(hours => ${temporaryPasswordHours}::int) as "isExpired"
      from mails left join describe_people(array[mails.person_id]) as receiver on true
      where mails.id = ${mailId} and state = 'waiting'`.execute(tx),
  );
  const [row] = rows;
  if (!row) return null;
  const { template, fullName, email, sealedSecret, isExpired } = row;
  const receiver = fullName !== null && email !== null ? { fullName, email } : null;
  return { template, receiver, sealedSecret, isExpired };
}

async function composeMail(mailId: string, waiting: WaitingMail, parts: MailParts): Promise<Omit<Mail, 'id'>> {
  const { template, receiver, sealedSecret } = waiting;
  if (template === 'sign-in-locked' && receiver) return lockoutNoticeTo(receiver, await languageOf(mailId));
  if (!sealedSecret) throw new Error('A waiting mail has no sealed secret');
  const secret = unseal(parts.keyring, secretPlace(mailId), sealedSecret);
  return receiver ? invitationTo(receiver, secret, parts) : acknowledgementOf(secret);
}

/** The recipient's portal language, if chosen. */
async function languageOf(mailId: string): Promise<Language | null> {
  const { rows } = await readAs(mailJob, (tx) =>
    sql<{ language: string | null }>`select accounts.mail_language(${mailId}) as language`.execute(tx),
  );
  return languageCodes.find((code) => code === rows[0]?.language) ?? null;
}

function lockoutNoticeTo({ fullName, email }: Receiver, language: Language | null): Omit<Mail, 'id'> {
  const to = { name: fullName, address: email };
  return { to, ...(language && { language }), ...signInLockedMail({ fullName, language }) };
}

function invitationTo({ fullName, email }: Receiver, password: string, parts: MailParts): Omit<Mail, 'id'> {
  const text = invitationMail({
    fullName,
    email,
    password,
    portal: parts.appUrl.origin,
    validHours: parts.temporaryPasswordHours,
  });
  return { to: { name: fullName, address: email }, ...text };
}

/** Anyone can enter any address: include only what looks like a name, never text or links. */
function acknowledgementOf(secret: string): Omit<Mail, 'id'> {
  const { topic = 'consultation', name, email, reference, language } = JSON.parse(secret) as EnquiryAcknowledgement;
  const fullName = personNamePattern.test(name) ? name : null;
  const to = { name: fullName ?? '', address: email };
  const received = { fullName, reference, language };
  const text = topic === 'consultation' ? enquiryReceivedMail(received) : messageReceivedMail({ ...received, topic });
  return { to, language, ...text };
}

function withFooter(mail: Omit<Mail, 'id'>): Omit<Mail, 'id'> {
  const language = languageCodes.find((code) => code === mail.language) ?? defaultLanguage;
  return { ...mail, text: `${mail.text}\n${mailFooter(language)}` };
}

async function finish(mailId: string, state: 'sent' | 'written' | 'failed'): Promise<void> {
  await writeAs(mailJob, (tx) =>
    tx
      .updateTable('mails')
      .set({ state, sealed_secret: null, finished_at: new Date() })
      .where('id', '=', mailId)
      .execute(),
  );
}
