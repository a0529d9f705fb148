import { defaultLanguage, type Language } from '#content/languages.ts';
import { mailFooter } from '#content/mails/mail-footer.ts';
import type { MailContent } from '#content/mails/mail-in.ts';
import type { WriteTx } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { linksInLanguage } from './links-in-language.server.ts';
import { type MailText, mailHtml } from './mail-html.server.ts';
import type { ValidHours } from './mail-lifetime.server.ts';

/** A waiting row of `mails`. */
export interface QueuedMail {
  id: string;
  /** The account that the row names. */
  receiver: { fullName: string; email: string } | null;
  /** Decrypted; JSON in all templates but the invitations. */
  secret: string | null;
  /** Null if not chosen. */
  language: Language | null;
  reason: string | null;
  portal: string;
  /** Receives the answers to replies; null if none is set. */
  admissionsEmail: string | null;
  validHours: ValidHours;
}

/** Null: nothing is sent now, and the queued row was dealt with. */
export type Compose = (queued: QueuedMail, tx: WriteTx) => ComposedMail | Promise<ComposedMail | null>;
/** `isSentOnce`: with a link that works once or a temporary password. It is not sent again if it may have arrived. */
export type ComposedMail = Omit<Mail, 'id'> & { isSentOnce?: true };

type Account = { fullName: string; email: string; language: Language | null };

/** @throws if the row names no account */
export function toAccount(
  { id, receiver, language, portal }: Pick<QueuedMail, 'id' | 'receiver' | 'language' | 'portal'>,
  contentFor: (account: Account) => MailContent,
  button?: MailText['button'],
): ComposedMail {
  if (!receiver) throw new Error(`Mail ${id} has no recipient`);
  const to = { name: receiver.fullName, address: receiver.email };
  return mailTo(to, { language, portal, ...(button && { button }) }, contentFor({ ...receiver, language }));
}

/** Links to the portal open in the language of the mail. `text` and HTML have the same words. @see PD-84 */
export function mailTo(
  to: Mail['to'],
  about: Pick<MailText, 'language' | 'portal' | 'button' | 'isPersonal'>,
  { subject, text: content }: MailContent,
): ComposedMail {
  const { language, portal, isPersonal } = about;
  const text = linksInLanguage(content, language, portal);
  return {
    to,
    ...(language && { language }),
    subject,
    text: `${text}\n${mailFooter(language ?? defaultLanguage)}`,
    html: mailHtml({ ...about, subject, text }),
    ...(isPersonal && { isPersonal }),
  };
}

export function secretOf({ id, secret }: Pick<QueuedMail, 'id' | 'secret'>): string {
  if (secret === null) throw new Error(`Mail ${id} has no sealed secret`);
  return secret;
}
