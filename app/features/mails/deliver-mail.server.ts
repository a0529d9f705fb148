import { invitationMail } from '../../../content/mails/invitation.ts';
import { job, readAs, writeAs } from '../../platform/doors.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { log } from '../../platform/log.server.ts';
import { type Mailer, MailRefused } from '../../platform/mail.server.ts';
import { unseal } from '../../platform/sealing.server.ts';
import { secretPlace } from './mails.server.ts';

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
  const { fullName, email, sealedSecret } = waiting;
  const password = unseal(parts.keyring, secretPlace(mailId), sealedSecret);
  const text = invitationMail({
    fullName,
    email,
    password,
    portal: parts.appUrl.origin,
    validHours: parts.temporaryPasswordHours,
  });
  try {
    const state = await parts.mailer.deliver({ id: mailId, to: { name: fullName, address: email }, ...text });
    await finish(mailId, state);
    if (state === 'written')
      log.info({ mailId }, 'no mail server is set: the mail was written to the data folder, not sent');
  } catch (error) {
    if (!(error instanceof MailRefused) && !isLastTry) throw error;
    log.warn({ err: error, mailId }, 'a mail could not be delivered');
    await finish(mailId, 'failed');
  }
}

async function findWaitingMail(mailId: string) {
  const row = await readAs(mailJob, (tx) =>
    tx
      .selectFrom('mails')
      .innerJoin('profiles', 'profiles.id', 'mails.person_id')
      .select(['full_name as fullName', 'email', 'sealed_secret as sealedSecret'])
      .where('mails.id', '=', mailId)
      .where('state', '=', 'waiting')
      .executeTakeFirst(),
  );
  return row?.sealedSecret ? { ...row, sealedSecret: row.sealedSecret } : null;
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
