import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import type { MailContent, MailTexts } from './mail-in.ts';

interface MeetingOffered {
  /** Null if the typed name is not plausible. */
  fullName: string | null;
  ownerName: string;
  /** Works without an account. */
  link: string;
  language: Language;
}

/** Mail to an enquiry to which times for a meeting are offered. @see PD-69 */
export function meetingOfferedMail(offered: MeetingOffered): MailContent {
  const { subject, text } = texts[offered.language];
  return { subject, text: `${text(offered).trim()}\n` };
}

const texts: MailTexts<MeetingOffered> = {
  en: {
    subject: `Choose a time for your meeting with ${school.name}`,
    text: ({ fullName, ownerName, link }) => `
${fullName === null ? 'Hello,' : `Dear ${fullName},`}

Thank you for your enquiry. ${ownerName} of ${school.name} would be glad to meet you. Please choose the time that suits you best; you do not need an account:
${link}

With the same link you can move or cancel the meeting later. Whoever has it can do so: please keep it to yourself.`,
  },
  ar: {
    subject: `اختيار موعد للقائكم مع ${school.name}`,
    text: ({ fullName, ownerName, link }) => `
${fullName === null ? 'تحية طيبة وبعد،' : `تحية طيبة إلى ${fullName}،`}

نشكركم على تواصلكم معنا. يسعد ${ownerName} من مدرسة ${school.name} الالتقاء بكم. يُرجى اختيار الوقت الأنسب لكم، ولا يلزمكم حساب لذلك:
${link}

وبالرابط نفسه يمكنكم لاحقًا تغيير الموعد أو إلغاؤه. وكل من لديه الرابط يمكنه ذلك، فيُرجى عدم مشاركته مع أحد.`,
  },
  fr: {
    subject: `Choisissez un créneau pour votre rendez-vous avec ${school.name}`,
    text: ({ fullName, ownerName, link }) => `
${fullName === null ? 'Bonjour,' : `Bonjour ${fullName},`}

Nous vous remercions de votre demande. ${ownerName} (${school.name}) serait heureux de faire votre connaissance. Veuillez choisir le créneau qui vous convient le mieux ; vous n’avez pas besoin de compte :
${link}

Le même lien vous permettra ensuite de déplacer ou d’annuler le rendez-vous. Toute personne qui le détient peut le faire : veuillez ne pas le transmettre.`,
  },
  zh: {
    subject: `请选择与${school.name}面谈的时间`,
    text: ({ fullName, ownerName, link }) => `
${fullName === null ? '您好！' : `${fullName}，您好！`}

感谢您的咨询。${school.name}的${ownerName}期待与您面谈。请选择最适合您的时间，无需注册账户：
${link}

之后您可以通过同一链接更改时间或取消面谈。持有此链接的人均可操作，请勿转发。`,
  },
};
