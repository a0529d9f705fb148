import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface UrgentAnnouncement {
  fullName: string;
  /** Link to the announcements. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about an urgent announcement, which is sent at once whatever people chose, without its text. @see PD-66 */
export function urgentAnnouncementMail({ language, ...about }: UrgentAnnouncement): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code].text(about) }));
}

const texts: MailTexts<Omit<UrgentAnnouncement, 'language'>> = {
  en: {
    subject: 'Urgent: please read an announcement of the school',
    text: ({ fullName, link }) => `
Dear ${fullName},

${school.name} has published an urgent announcement. Please sign in and read it now:
${link}

To protect your privacy, this email contains none of its text. You receive it whatever you chose for emails about announcements, because the school marked it as urgent.`,
  },
  ar: {
    subject: 'عاجل: يُرجى قراءة إعلان من المدرسة',
    text: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

نشرت مدرسة ${school.name} إعلانًا عاجلًا. يُرجى تسجيل الدخول وقراءته الآن:
${link}

حفاظًا على خصوصيتكم لا يتضمن هذا البريد شيئًا من نصه. يصلكم هذا البريد أيًّا كان اختياركم للبريد عن الإعلانات، لأن المدرسة عدّته عاجلًا.`,
  },
  fr: {
    subject: 'Urgent : veuillez lire une annonce de l’école',
    text: ({ fullName, link }) => `
Bonjour ${fullName},

${school.name} a publié une annonce urgente. Veuillez vous connecter et la lire dès maintenant :
${link}

Pour protéger votre vie privée, cet e-mail ne contient rien de son texte. Vous le recevez quel que soit votre choix pour les e-mails sur les annonces, car l’école l’a signalée comme urgente.`,
  },
  zh: {
    subject: '紧急：请阅读学校公告',
    text: ({ fullName, link }) => `
${fullName}，您好！

${school.name}发布了一则紧急公告。请立即登录阅读：
${link}

为保护您的隐私，本邮件不含公告的文字。由于学校将其标为紧急，无论您对公告邮件作何选择，都会收到本邮件。`,
  },
};
