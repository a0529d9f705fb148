import { sql } from 'kysely';
import { defaultLanguage, type Language, languageCodes } from '../../../content/languages.ts';
import { mailFooter } from '../../../content/mails/mail-footer.ts';
import { job, type Tx, type WriteTx, writeAs } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { log } from '../../platform/log.server.ts';
import { type Mailer, MailRefused } from '../../platform/mail.server.ts';
import { unseal } from '../../platform/sealing.server.ts';
import { lifetimeOf } from './mail-lifetime.server.ts';
import {
  type ComposedMail,
  isMailTemplate,
  mailTemplates,
  type NewSignIn,
  type PublishedPolicy,
  type StudentNews,
  type UnreadMessages,
  type ValidHours,
} from './mail-templates.server.ts';
import { secretPlace } from './sealed-mails.server.ts';

export interface MailParts {
  mailer: Mailer;
  keyring: Keyring;
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
    const state = await parts.mailer.deliver({ id: mailId, ...mail });
    await writeAs(mailJob, (tx) => finish(tx, mailId, state));
    if (state === 'written')
      log.info({ mailId }, 'no mail server is set: the mail was written to the data folder, not sent');
  } catch (error) {
    if (!(error instanceof MailRefused) && !isLastTry) throw error;
    log.warn({ err: error, mailId }, 'a mail could not be delivered');
    await writeAs(mailJob, (tx) => finish(tx, mailId, 'failed'));
  }
}

/** Null if nothing is sent now. One transaction: 10,000 daily mails are due at the same moment. */
async function prepareMail(tx: WriteTx, mailId: string, parts: MailParts): Promise<ComposedMail | null> {
  const waiting = await findWaitingMail(tx, mailId, parts.validHours);
  if (waiting?.isExpired) {
    log.warn({ mailId }, 'a mail was not sent: its temporary password or link expired before it could be delivered');
    await finish(tx, mailId, 'failed');
    return null;
  }
  const composed = waiting && (await composeMail(tx, waiting, parts));
  return composed && withFooter(composed);
}

interface WaitingMail {
  id: string;
  template: string;
  receiver: { fullName: string; email: string } | null;
  /** Null if not chosen. */
  language: Language | null;
  sealedSecret: Buffer | null;
  reason: string | null;
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
  const { id, template, receiver, language, sealedSecret, reason } = waiting;
  if (!isMailTemplate(template)) throw new Error(`Unknown mail template: ${template}`);
  return mailTemplates[template]({
    receiver: () => receiver ?? missing('recipient'),
    secret: () => unseal(parts.keyring, secretPlace(id), sealedSecret ?? missing('sealed secret')),
    language,
    unread: () => openMessageNotice(tx, id),
    news: () => openStudentNotice(tx, id),
    changedPolicies: () => openPolicyNotice(tx, id),
    signIn: () => signInOf(tx, id),
    reason,
    portal: parts.appUrl.origin,
    admissionsEmail: parts.admissionsEmail,
    validHours: parts.validHours,
  });
}

function missing(part: string): never {
  throw new Error(`A waiting mail has no ${part}`);
}

/** Also deletes the mail or postpones its job, if it must not be sent now. @see PD-31 */
async function openMessageNotice(tx: WriteTx, mailId: string): Promise<UnreadMessages | null> {
  const { rows } = await sql<UnreadMessages>`
    select unread as count, only_message as "onlyMessageId" from open_message_notice(${mailId})`.execute(tx);
  return rows[0] ?? null;
}

/** Like `openMessageNotice`. @see PD-48, PD-49 */
async function openStudentNotice(tx: WriteTx, mailId: string): Promise<StudentNews | null> {
  const { rows } = await sql<StudentNews>`
    select news as count, only_item as "onlyItemId", only_student as "onlyStudentId"
    from open_student_notice(${mailId})`.execute(tx);
  return rows[0] ?? null;
}

/** Like `openMessageNotice`. @see PD-61 */
async function openPolicyNotice(tx: WriteTx, mailId: string): Promise<PublishedPolicy[] | null> {
  const { rows } = await sql<PublishedPolicy>`select policy, number from open_policy_notice(${mailId})`.execute(tx);
  return rows.length > 0 ? rows : null;
}

async function signInOf(tx: Tx, mailId: string): Promise<NewSignIn> {
  const { rows } = await sql<NewSignIn>`
    select signed_in_at as at, device, time_zone as "timeZone" from accounts.new_device_of_mail(${mailId})`.execute(tx);
  return rows[0] ?? missing('sign-in');
}

function withFooter(mail: ComposedMail): ComposedMail {
  const language = languageCodes.find((code) => code === mail.language) ?? defaultLanguage;
  return { ...mail, text: `${mail.text}\n${mailFooter(language)}` };
}

async function finish(tx: WriteTx, mailId: string, state: 'sent' | 'written' | 'failed'): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ state, sealed_secret: null, finished_at: new Date() })
    .where('id', '=', mailId)
    .execute();
}
