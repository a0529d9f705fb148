import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface OfficeMessage {
  fullName: string;
  /** Link to the contact messages of the receiver's offices. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about new messages from the contact form to an office, without names and without content. @see PD-75 */
export function officeMessageMail({ language, ...about }: OfficeMessage): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code].text(about) }));
}

const texts: MailTexts<Omit<OfficeMessage, 'language'>> = {
  en: {
    subject: 'A new message from the contact form',
    text: ({ fullName, link }) => `
Dear ${fullName},

Somebody has written to your office with the contact form of ${school.name}. Please read the message in the family portal:
${link}

To protect privacy, this email contains nothing of the message.`,
  },
  ar: {
    subject: 'رسالة جديدة من نموذج التواصل',
    text: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

كتب أحدهم إلى منصبكم عبر نموذج التواصل لدى مدرسة ${school.name}. يُرجى قراءة الرسالة في بوابة الأسرة:
${link}

حفاظًا على الخصوصية لا يتضمن هذا البريد شيئًا من الرسالة.`,
  },
  fr: {
    subject: 'Un nouveau message du formulaire de contact',
    text: ({ fullName, link }) => `
Bonjour ${fullName},

Une personne a écrit à votre fonction par le formulaire de contact de ${school.name}. Veuillez lire le message dans l’espace famille :
${link}

Pour protéger la vie privée, cet e-mail ne contient rien du message.`,
  },
  zh: {
    subject: '联系表收到新留言',
    text: ({ fullName, link }) => `
${fullName}，您好！

有人通过${school.name}的联系表给您所任职务留言。请在家庭门户中查看留言：
${link}

为保护隐私，本邮件不含留言的任何内容。`,
  },
};
