import { sql } from 'kysely';
import { languageCodes } from '#content/languages.ts';
import { job, type Tx, type WriteTx, writeAs } from '#platform/database.server.ts';
import { log } from '#platform/log.server.ts';
import { type Mailer, MailRefused, MailUnconfirmed } from '#platform/mail.server.ts';
import type { ComposedMail, QueuedMail } from './compose-mail.server.ts';
import { lifetimeOf, type ValidHours } from './mail-lifetime.server.ts';
import { isMailTemplate, mailTemplates } from './mail-templates.server.ts';
import { secretContext } from './sealed-mails.server.ts';

export interface MailParts {
  mailer: Mailer;
  appUrl: URL;
  admissionsEmail: string | null;
  validHours: ValidHours;
}

const mailJob = job('send-mail');

/** Sends nothing whose password or link has expired. @throws on temporary failures: the queue retries @see PD-16 */
export async function deliverWaitingMail(mailId: string, parts: MailParts, isLastTry: boolean): Promise<void> {
  const mail = await writeAs(mailJob, (tx) => prepareMail(tx, mailId, parts));
  if (!mail) return;
  try {
    const { isSentOnce, ...content } = mail;
    const state = await parts.mailer.deliver({ id: mailId, ...content });
    await writeAs(mailJob, (tx) => finish(tx, mailId, state));
    if (state === 'written')
      log.info({ mailId }, 'no mail server is set: the mail was written to the data folder, not sent');
  } catch (error) {
    const isUnconfirmed = error instanceof MailUnconfirmed;
    if (isUnconfirmed) await writeAs(mailJob, (tx) => noteUnconfirmed(tx, mailId));
    const isFinal = error instanceof MailRefused || (isUnconfirmed && mail.isSentOnce === true) || isLastTry;
    if (!isFinal) throw error;
    log.warn({ err: error, mailId }, 'a mail could not be delivered');
    await writeAs(mailJob, (tx) => finish(tx, mailId, 'failed'));
  }
}

/** Returns null if nothing is sent now. One transaction: 10,000 daily mails are due at the same moment. */
async function prepareMail(tx: WriteTx, mailId: string, parts: MailParts): Promise<ComposedMail | null> {
  if (await dropIfUninvited(tx, mailId)) return null;
  const waiting = await findWaitingMail(tx, mailId, parts.validHours);
  if (waiting?.isExpired) {
    log.warn({ mailId }, 'a mail was not sent: its temporary password or link expired before it could be delivered');
    await finish(tx, mailId, 'failed');
    return null;
  }
  return waiting && composeMail(tx, waiting, parts);
}

/** Nobody gets a mail before their invitation. @see PD-59 */
async function dropIfUninvited(tx: WriteTx, mailId: string): Promise<boolean> {
  const { rows } = await sql<{ dropped: boolean }>`select drop_mail_to_uninvited(${mailId}) as dropped`.execute(tx);
  return rows[0]?.dropped ?? false;
}

interface WaitingMail extends Pick<QueuedMail, 'id' | 'receiver' | 'language' | 'reason'> {
  template: string;
  sealedSecret: Buffer | null;
  isExpired: boolean;
}

interface WaitingRow extends Omit<WaitingMail, 'receiver' | 'language'> {
  fullName: string | null;
  email: string | null;
  language: string | null;
}

async function findWaitingMail(tx: Tx, mailId: string, validHours: ValidHours): Promise<WaitingMail | null> {
  const { rows } = await sql<WaitingRow>`
    select mails.id, template, full_name as "fullName", email, accounts.mail_language(mails.id) as language,
      sealed_secret as "sealedSecret", reason,
      coalesce(created_at <= now() - ${lifetimeOf(validHours)}, false) as "isExpired"
    from mails left join describe_people(array[mails.person_id]) as receiver on true
    where mails.id = ${mailId} and state = 'waiting'`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { fullName, email, language, ...waiting } = row;
  const receiver = fullName !== null && email !== null ? { fullName, email } : null;
  return { ...waiting, receiver, language: languageCodes.find((code) => code === language) ?? null };
}

async function composeMail(tx: WriteTx, waiting: WaitingMail, parts: MailParts): Promise<ComposedMail | null> {
  const { template, sealedSecret, ...mail } = waiting;
  if (!isMailTemplate(template)) throw new Error(`Unknown mail template: ${template}`);
  const secret = sealedSecret && tx.unseal(secretContext(mail.id), sealedSecret);
  const { admissionsEmail, validHours } = parts;
  return mailTemplates[template]({ ...mail, secret, portal: parts.appUrl.origin, admissionsEmail, validHours }, tx);
}

async function noteUnconfirmed(tx: WriteTx, mailId: string): Promise<void> {
  await tx.updateTable('mails').set({ may_have_arrived: true }).where('id', '=', mailId).execute();
}

/** A mail that failed and may have arrived at one of the attempts ends as `unconfirmed`. */
async function finish(tx: WriteTx, mailId: string, state: 'sent' | 'written' | 'failed'): Promise<void> {
  const orUnconfirmed = sql<string>`case when may_have_arrived then 'unconfirmed' else 'failed' end`;
  await tx
    .updateTable('mails')
    .set({ state: state === 'failed' ? orUnconfirmed : state, sealed_secret: null, finished_at: new Date() })
    .where('id', '=', mailId)
    .execute();
}
