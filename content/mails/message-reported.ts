import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

interface MessageReported {
  fullName: string;
  /** `officer` handles the report; `administrator` must assign the office, which has no holder. */
  to: 'officer' | 'administrator';
  /** Link to the reports or to the list of offices. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about a reported message, without names and without content of message and report. @see PD-47 */
export function messageReportedMail({ language, to, ...report }: MessageReported): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code][to](report) }));
}

type Report = Pick<MessageReported, 'fullName' | 'link'>;

const texts: Record<
  Language,
  { subject: string; officer: (report: Report) => string; administrator: (report: Report) => string }
> = {
  en: {
    subject: 'Please sign in to the family portal',
    officer: ({ fullName, link }) => `
Dear ${fullName},

A message in the Secure Inbox of ${school.name} was reported to your office. Please read the report without delay:
${link}

To protect the people concerned, this email contains none of the report.`,
    administrator: ({ fullName, link }) => `
Dear ${fullName},

A report is waiting in the family portal of ${school.name}, and nobody can read it, because the office that it is for has no active holder. Please assign the offices of Designated Safeguarding Lead and Director without delay:
${link}

Administrators cannot read the report.`,
  },
  ar: {
    subject: 'يُرجى تسجيل الدخول إلى بوابة الأسرة',
    officer: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

ورد بلاغ عن رسالة في صندوق الرسائل الآمن لدى مدرسة ${school.name}، ومعالجته من مهام منصبكم. يُرجى قراءة البلاغ دون تأخير:
${link}

حمايةً للمعنيين لا يتضمن هذا البريد شيئًا من البلاغ.`,
    administrator: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

ينتظر بلاغ في بوابة الأسرة لدى مدرسة ${school.name} ولا يستطيع أحد قراءته، لأن المنصب الموجَّه إليه ليس له صاحب نشط. يُرجى تعيين صاحبَي منصبَي مسؤول حماية الطفل المعيَّن ومدير المدرسة دون تأخير:
${link}

ولا يستطيع المسؤولون الإداريون قراءة البلاغ.`,
  },
  fr: {
    subject: 'Veuillez vous connecter à l’espace famille',
    officer: ({ fullName, link }) => `
Bonjour ${fullName},

Un message de la messagerie sécurisée de ${school.name} a été signalé, et le signalement vous est confié en raison de votre fonction. Veuillez le lire sans délai :
${link}

Pour protéger les personnes concernées, cet e-mail ne contient rien du signalement.`,
    administrator: ({ fullName, link }) => `
Bonjour ${fullName},

Un signalement attend dans l’espace famille de ${school.name} et personne ne peut le lire, car la fonction à laquelle il s’adresse n’a pas de titulaire actif. Veuillez attribuer sans délai les fonctions de référent désigné pour la protection de l’enfance et de directeur :
${link}

Les administrateurs ne peuvent pas lire le signalement.`,
  },
  zh: {
    subject: '请登录家庭门户',
    officer: ({ fullName, link }) => `
${fullName}，您好！

有人举报了${school.name}安全收件箱中的一条消息，该举报由您所任职务处理。请尽快查看：
${link}

为保护有关人员，本邮件不含举报的任何内容。`,
    administrator: ({ fullName, link }) => `
${fullName}，您好！

${school.name}的家庭门户中有一份举报正在等待处理，但接收举报的职务目前没有在任者，因此无人能够查看。请尽快为“指定儿童保护负责人”和“校长”两个职务安排担任者：
${link}

管理员无法查看举报。`,
  },
};
