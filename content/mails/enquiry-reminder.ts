import type { Language } from '../languages.ts';
import { figures } from '../legal/figures.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface EnquiryReminder {
  fullName: string;
  waitedHours: number;
  /** Number of hours that the enquiries have been waiting. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Reminder to Admissions of unanswered enquiries, without their content. */
export function enquiryReminderMail({ language, ...about }: EnquiryReminder): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code].text(about) }));
}

const promised = figures.enquiryResponseHours;

const texts: MailTexts<Omit<EnquiryReminder, 'language'>> = {
  en: {
    subject: 'Enquiries are waiting for an answer',
    text: ({ fullName, waitedHours, link }) => `
Dear ${fullName},

At least one request for a consultation with ${school.name} has been waiting for ${waitedHours} hours. The school promises an answer within ${promised} hours.

Waiting requests, oldest first:
${link}

Once you have contacted the family, set the status of the request to “Contacted”.`,
  },
  ar: {
    subject: 'طلبات استشارة بانتظار الرد',
    text: ({ fullName, waitedHours, link }) => `
تحية طيبة إلى ${fullName}،

مضت ${waitedHours} ساعة على طلب استشارة واحد على الأقل لدى مدرسة ${school.name} من دون رد. وتتعهد المدرسة بالرد في غضون ${promised} ساعة.

الطلبات المنتظِرة، الأقدم أولًا:
${link}

بعد التواصل مع الأسرة، يُرجى تغيير حالة الطلب إلى «جرى التواصل».`,
  },
  fr: {
    subject: 'Des demandes attendent une réponse',
    text: ({ fullName, waitedHours, link }) => `
Bonjour ${fullName},

Au moins une demande d’entretien adressée à ${school.name} attend depuis ${waitedHours} heures. L’école s’engage à répondre sous ${promised} heures.

Les demandes en attente, la plus ancienne en premier :
${link}

Une fois la famille contactée, donnez à la demande le statut « Famille contactée ».`,
  },
  zh: {
    subject: '有咨询预约等待回复',
    text: ({ fullName, waitedHours, link }) => `
${fullName}，您好！

${school.name}至少有一项咨询预约已等待${waitedHours}小时。学校承诺在${promised}小时内答复。

等待处理的咨询预约（最早的在前）：
${link}

与家长联系后，请将该预约的状态改为“已联系”。`,
  },
};
