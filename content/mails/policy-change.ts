import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface PolicyChange {
  fullName: string;
  changesIn: (language: Language) => ChangedPolicy[];
  /** Address of the page where the person acknowledges it. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

export interface ChangedPolicy {
  title: string;
  summary: string;
  /** First day on which the change applies; null if it has none. */
  takesEffect: string | null;
  /** Address of the policy. */
  address: string;
}

/** Mail to an account holder about material changes of policies, without a name. @see PD-61 */
export function policyChangeMail({ language, changesIn, ...told }: PolicyChange): MailContent {
  return mailIn(language, (code) => ({
    subject: texts[code].subject,
    text: texts[code].text({ ...told, list: changesIn(code).map(labels[code]).join('\n\n') }),
  }));
}

const entry = ({ title, summary, address }: ChangedPolicy, applies: string | null) =>
  [title, summary, applies, address].filter((line) => line !== null).join('\n');

const labels: Record<Language, (change: ChangedPolicy) => string> = {
  en: (change) => entry(change, change.takesEffect && `It applies from ${change.takesEffect}.`),
  ar: (change) => entry(change, change.takesEffect && `يسري التغيير اعتبارًا من ${change.takesEffect}.`),
  fr: (change) => entry(change, change.takesEffect && `Elle s’applique à partir du ${change.takesEffect}.`),
  zh: (change) => entry(change, change.takesEffect && `自${change.takesEffect}起适用。`),
};

const texts: MailTexts<{ fullName: string; link: string; list: string }> = {
  en: {
    subject: `Changes to the policies of ${school.name}`,
    text: ({ fullName, link, list }) => `
Dear ${fullName},

${school.name} has published a new version of:

${list}

Please read it, and acknowledge it in the family portal:
${link}

You receive this email whatever you have chosen for other emails, because the change concerns your rights or duties.`,
  },
  ar: {
    subject: 'تغييرات في سياسات المدرسة',
    text: ({ fullName, link, list }) => `
تحية طيبة إلى ${fullName}،

نشرت مدرسة ${school.name} نسخة جديدة مما يلي:

${list}

يُرجى قراءتها وتأكيد الاطلاع عليها في بوابة الأسرة:
${link}

تصلكم هذه الرسالة أيًا كان اختياركم لسائر الرسائل، لأن التغيير يمس حقوقكم أو واجباتكم.`,
  },
  fr: {
    subject: 'Modifications des politiques de l’école',
    text: ({ fullName, link, list }) => `
Bonjour ${fullName},

${school.name} a publié une nouvelle version de :

${list}

Veuillez la lire et confirmer dans l’espace famille que vous en avez pris connaissance :
${link}

Vous recevez cet e-mail quel que soit votre choix pour les autres e-mails, car la modification concerne vos droits ou vos obligations.`,
  },
  zh: {
    subject: '学校政策变更通知',
    text: ({ fullName, link, list }) => `
${fullName}，您好！

${school.name}已公布以下政策的新版本：

${list}

请阅读，并在家庭门户中确认知悉：
${link}

无论您对其他邮件如何设置，都会收到本邮件，因为此次变更涉及您的权利或义务。`,
  },
};
