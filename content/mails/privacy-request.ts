import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

interface PrivacyRequestMail {
  fullName: string;
  /** `office` answers the request; `person` made it. */
  to: 'office' | 'person';
  /** Link to the open requests, or to the person's own. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mails about a new and an answered privacy request, without its content. @see PD-58 */
export function privacyRequestMail({ language, to, ...mail }: PrivacyRequestMail): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code][to].subject, text: texts[code][to].text(mail) }));
}

type Text = { subject: string; text: (mail: Pick<PrivacyRequestMail, 'fullName' | 'link'>) => string };

const texts: Record<Language, Record<PrivacyRequestMail['to'], Text>> = {
  en: {
    office: {
      subject: 'A request about personal data is waiting',
      text: ({ fullName, link }) => `
Dear ${fullName},

An account holder of ${school.name} has made a request about personal data. The law sets a date for the answer, which the page shows:
${link}`,
    },
    person: {
      subject: `Your request to ${school.name} has been answered`,
      text: ({ fullName, link }) => `
Dear ${fullName},

Your request about personal data has been answered. You can read the answer in the family portal:
${link}`,
    },
  },
  ar: {
    office: {
      subject: 'طلب بشأن البيانات الشخصية في انتظار الرد',
      text: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

قدّم أحد أصحاب الحسابات لدى مدرسة ${school.name} طلبًا بشأن البيانات الشخصية. ويحدد القانون موعدًا للرد، وهو مبيَّن في الصفحة:
${link}`,
    },
    person: {
      subject: 'رُدّ على طلبكم بشأن البيانات الشخصية',
      text: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

رُدّ على طلبكم بشأن البيانات الشخصية لدى مدرسة ${school.name}. ويمكنكم قراءة الرد في بوابة الأسرة:
${link}`,
    },
  },
  fr: {
    office: {
      subject: 'Une demande relative aux données personnelles est en attente',
      text: ({ fullName, link }) => `
Bonjour ${fullName},

Le titulaire d’un compte de ${school.name} a fait une demande relative à des données personnelles. La loi fixe une date pour la réponse, indiquée sur la page :
${link}`,
    },
    person: {
      subject: 'Votre demande relative aux données personnelles a reçu une réponse',
      text: ({ fullName, link }) => `
Bonjour ${fullName},

Votre demande relative aux données personnelles auprès de ${school.name} a reçu une réponse. Vous pouvez la lire dans l’espace famille :
${link}`,
    },
  },
  zh: {
    office: {
      subject: '有一项个人数据请求等待处理',
      text: ({ fullName, link }) => `
${fullName}，您好！

${school.name}的一位账户持有人提出了个人数据请求。法律规定了答复期限，请见以下页面：
${link}`,
    },
    person: {
      subject: '您的个人数据请求已得到答复',
      text: ({ fullName, link }) => `
${fullName}，您好！

您向${school.name}提出的个人数据请求已得到答复。您可以在家庭门户中阅读：
${link}`,
    },
  },
};
