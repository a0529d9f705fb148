import type { Language } from '#content/languages.ts';
import type { MailContent } from '#content/mails/mail-in.ts';
import type { WriteTx } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { linksInLanguage } from './links-in-language.server.ts';
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
): ComposedMail {
  if (!receiver) throw new Error(`Mail ${id} has no recipient`);
  const to = { name: receiver.fullName, address: receiver.email };
  return mailTo(to, { language, portal }, contentFor({ ...receiver, language }));
}

/** Links to the portal open in the language of the mail. */
export function mailTo(
  to: Mail['to'],
  { language, portal }: Pick<QueuedMail, 'language' | 'portal'>,
  { subject, text }: MailContent,
): ComposedMail {
  return { to, ...(language && { language }), subject, text: linksInLanguage(text, language, portal) };
}

export function secretOf({ id, secret }: Pick<QueuedMail, 'id' | 'secret'>): string {
  if (secret === null) throw new Error(`Mail ${id} has no sealed secret`);
  return secret;
}
