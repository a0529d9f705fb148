import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian about new feedback, without the names of student and author. @see PD-31, PD-48 */
export function newFeedbackMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) => (count === 1 ? 'New feedback is available' : `${count} new pieces of feedback are available`),
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

${count === 1 ? 'New feedback is' : `${count} new pieces of feedback are`} available in the family portal of ${school.name}. To read ${count === 1 ? 'it' : 'them'}, please sign in:
${link}

To protect your privacy, emails about feedback contain none of it and name neither the student nor the author.

You can choose when you receive these emails, or turn them off:
${settings}`,
  },
  ar: {
    subject: (count) => `${arabicCount(count, arabic)} في بوابة الأسرة`,
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

تتوفر لكم ${arabicCount(count, arabic)} في بوابة الأسرة لدى مدرسة ${school.name}. للقراءة يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني شيئًا من الملاحظات ولا اسم الطالب ولا اسم الكاتب.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه:
${settings}`,
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Une nouvelle appréciation est disponible' : `${count} nouvelles appréciations sont disponibles`,
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

${count === 1 ? 'Une nouvelle appréciation est disponible' : `${count} nouvelles appréciations sont disponibles`} dans l’espace famille de ${school.name}. Pour ${count === 1 ? 'la' : 'les'} lire, veuillez vous connecter :
${link}

Pour protéger votre vie privée, ces e-mails ne contiennent rien des appréciations et ne nomment ni l’élève ni l’auteur.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver :
${settings}`,
  },
  zh: {
    subject: (count) => `家庭门户中有${count}条新反馈`,
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

${school.name}的家庭门户中有${count}条新反馈。请登录后阅读：
${link}

为保护您的隐私，此类邮件不含反馈内容，也不含学生和撰写人的姓名。

您可以选择接收此类邮件的时间，或将其关闭：
${settings}`,
  },
};

/** The form for one is a plural, because the Arabic word for feedback is. */
const arabic = {
  one: 'ملاحظات جديدة',
  two: 'ملاحظتان جديدتان',
  few: 'ملاحظات جديدة',
  many: 'ملاحظة جديدة',
};
