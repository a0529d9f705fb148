import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';

interface EnquiryReply {
  reference: string;
  /** Written by an administrator, with the greeting. */
  text: string;
  /** Whether the family can answer the mail. */
  canBeAnswered: boolean;
  /** Address of the contact form. */
  link: string;
  language: Language;
}

/** Reply to an enquiry, in the language of the enquiry, without a quotation of it. @see PD-55 */
export function enquiryReplyMail({ reference, text, canBeAnswered, link, language }: EnquiryReply): MailContent {
  const { subject, reply, form } = texts[language];
  const way = canBeAnswered ? reply : `${form}\n${link}`;
  return { subject: subject(reference), text: `${text}\n\n${way}\n` };
}

interface ReplyTexts {
  subject: (reference: string) => string;
  reply: string;
  form: string;
}

const texts: Record<Language, ReplyTexts> = {
  en: {
    subject: (reference) => `Your enquiry to ${school.name} (${reference})`,
    reply: 'To answer, reply to this email and leave the reference in the subject.',
    form: 'This address does not receive emails. To answer, please use our contact form and name the reference in the subject:',
  },
  ar: {
    subject: (reference) => `بشأن طلبكم لدى مدرسة ${school.name} (${reference})`,
    reply: 'للرد علينا، يُرجى الرد على هذه الرسالة مع إبقاء الرقم المرجعي في الموضوع.',
    form: 'لا تصل الرسائل إلى هذا العنوان. للرد علينا، يُرجى استخدام نموذج التواصل وذكر الرقم المرجعي الوارد في الموضوع:',
  },
  fr: {
    subject: (reference) => `Votre demande à ${school.name} (${reference})`,
    reply: 'Pour nous répondre, répondez à cet e-mail en laissant la référence dans l’objet.',
    form: 'Cette adresse ne reçoit pas d’e-mails. Pour nous répondre, utilisez notre formulaire de contact en indiquant la référence qui figure dans l’objet :',
  },
  zh: {
    subject: (reference) => `关于您向${school.name}提交的咨询（${reference}）`,
    reply: '如需回复，请直接回复本邮件，并保留主题中的参考编号。',
    form: '此地址不接收邮件。如需回复，请使用我们的联系表，并注明主题中的参考编号：',
  },
};
