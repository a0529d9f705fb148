import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface CountryChanged {
  fullName: string;
  /** Link to the safety details of the student. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail to mentor and coach: a student attends lessons from another country. Names neither student nor country. @see PD-71 */
export function countryChangedMail({ language, ...about }: CountryChanged): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code].text(about) }));
}

const texts: MailTexts<Omit<CountryChanged, 'language'>> = {
  en: {
    subject: 'A student attends lessons from another country',
    text: ({ fullName, link }) => `
Dear ${fullName},

A family has told ${school.name} that a student now attends lessons from another country. Time zone and emergency number may have changed with it. Please read the details in the family portal:
${link}

To protect privacy, this email names neither the student nor the country. The portal records that you open the details.`,
  },
  ar: {
    subject: 'طالب يحضر الدروس من بلد آخر',
    text: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

أبلغت أسرة مدرسة ${school.name} أن أحد الطلاب يحضر الدروس الآن من بلد آخر. وقد تتغيّر بذلك المنطقة الزمنية ورقم الطوارئ. يُرجى قراءة التفاصيل في بوابة الأسرة:
${link}

حفاظًا على الخصوصية لا يتضمن هذا البريد اسم الطالب ولا البلد. وتسجّل البوابة أنكم فتحتم التفاصيل.`,
  },
  fr: {
    subject: 'Un élève suit les cours depuis un autre pays',
    text: ({ fullName, link }) => `
Bonjour ${fullName},

Une famille a indiqué à ${school.name} qu’un élève suit désormais les cours depuis un autre pays. Le fuseau horaire et le numéro d’urgence ont pu changer. Veuillez lire les détails dans l’espace famille :
${link}

Pour protéger la vie privée, cet e-mail ne nomme ni l’élève ni le pays. L’espace famille enregistre que vous ouvrez ces détails.`,
  },
  zh: {
    subject: '一名学生改在另一个国家或地区上课',
    text: ({ fullName, link }) => `
${fullName}，您好！

有家长告知${school.name}，一名学生现在改在另一个国家或地区上课。时区和紧急求助电话可能随之改变。请在家庭门户中查看详情：
${link}

为保护隐私，本邮件不含学生姓名和所在地。您打开详情时，系统会留下记录。`,
  },
};
