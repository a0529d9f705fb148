import { enquiryReceivedMail } from '../../../content/mails/enquiry-received.ts';
import { invitationMail } from '../../../content/mails/invitation.ts';
import { job, readAs, writeAs } from '../../platform/doors.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { log } from '../../platform/log.server.ts';
import { type Mail, type Mailer, MailRefused } from '../../platform/mail.server.ts';
import { unseal } from '../../platform/sealing.server.ts';
import { personNamePattern } from '../../platform/text-rules.ts';
import { type EnquiryAcknowledgement, secretPlace } from './mails.server.ts';

export interface MailParts {
  mailer: Mailer;
  keyring: Keyring;
  appUrl: URL;
  /** How long the temporary password in an invitation opens the door. */
  temporaryPasswordHours: number;
}

const mailJob = job('send-mail');

/**
 * Delivers a queued mail and erases the secret that waited with it. A mail that is no longer waiting is left alone.
 * @throws whatever passing fault kept it from leaving: the queue tries again
 * @see decisions 16
 */
export async function deliverWaitingMail(mailId: string, parts: MailParts, isLastTry: boolean): Promise<void> {
  const waiting = await findWaitingMail(mailId);
  if (!waiting) return;
  const secret = unseal(parts.keyring, secretPlace(mailId), waiting.sealedSecret);
  const mail = waiting.receiver ? invitationTo(waiting.receiver, secret, parts) : acknowledgementOf(secret);
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

/** `receiver` is null where no account but a visitor gets the mail. */
async function findWaitingMail(mailId: string): Promise<{ receiver: Receiver | null; sealedSecret: Buffer } | null> {
  const row = await readAs(mailJob, (tx) =>
    tx
      .selectFrom('mails')
      .leftJoin('profiles', 'profiles.id', 'mails.person_id')
      .select(['full_name as fullName', 'email', 'sealed_secret as sealedSecret'])
      .where('mails.id', '=', mailId)
      .where('state', '=', 'waiting')
      .executeTakeFirst(),
  );
  if (!row?.sealedSecret) return null;
  const { fullName, email, sealedSecret } = row;
  return { receiver: fullName !== null && email !== null ? { fullName, email } : null, sealedSecret };
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

/** Anybody may type anybody's address: only what can be a name goes there, never a text or a link. */
function acknowledgementOf(secret: string): Omit<Mail, 'id'> {
  const { name, email, reference, language } = JSON.parse(secret) as EnquiryAcknowledgement;
  const fullName = personNamePattern.test(name) ? name : null;
  const to = { name: fullName ?? '', address: email };
  return { to, language, ...enquiryReceivedMail({ fullName, reference, language }) };
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
