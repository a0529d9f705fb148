import type { Language } from '../../../content/languages.ts';
import { enquiryReceivedMail } from '../../../content/mails/enquiry-received.ts';
import { invitationMail } from '../../../content/mails/invitation.ts';
import { messageReceivedMail } from '../../../content/mails/message-received.ts';
import { signInLockedMail } from '../../../content/mails/sign-in-locked.ts';
import type { Mail } from '../../platform/mail.server.ts';
import { personNamePattern } from '../../platform/text-rules.ts';
import type { EnquiryAcknowledgement } from './mails.server.ts';

/** A queued mail. The functions throw if its row lacks what a template asks for. */
export interface QueuedMail {
  receiver: () => { fullName: string; email: string };
  /** The decrypted `sealed_secret`. */
  secret: () => string;
  /** The recipient's portal language, if chosen. */
  language: () => Promise<Language | null>;
  portal: string;
  temporaryPasswordHours: number;
}

type Compose = (queued: QueuedMail) => ComposedMail | Promise<ComposedMail>;
export type ComposedMail = Omit<Mail, 'id'>;

/** Every value that the column `mails.template` permits. @see PD-16 */
export const mailTemplates = {
  invitation: ({ receiver, secret, portal, temporaryPasswordHours }) => {
    const { fullName, email } = receiver();
    const text = invitationMail({ fullName, email, password: secret(), portal, validHours: temporaryPasswordHours });
    return { to: { name: fullName, address: email }, ...text };
  },

  /** Anyone can enter any address: include only what looks like a name, never text or links. */
  'enquiry-received': ({ secret }) => {
    const { topic = 'consultation', name, email, reference, language } = JSON.parse(secret()) as EnquiryAcknowledgement;
    const fullName = personNamePattern.test(name) ? name : null;
    const to = { name: fullName ?? '', address: email };
    const received = { fullName, reference, language };
    const text = topic === 'consultation' ? enquiryReceivedMail(received) : messageReceivedMail({ ...received, topic });
    return { to, language, ...text };
  },

  'sign-in-locked': async (queued) => {
    const { fullName, email } = queued.receiver();
    const language = await queued.language();
    const to = { name: fullName, address: email };
    return { to, ...(language && { language }), ...signInLockedMail({ fullName, language }) };
  },
} satisfies Record<string, Compose>;

export type MailTemplate = keyof typeof mailTemplates;

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mailTemplates, template);
