import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian about new reports, without student, subject and author. @see PD-31, PD-49 */
export function newReportsMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) =>
      count === 1 ? 'A new school report is available' : `${count} new school reports are available`,
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

${count === 1 ? 'A new school report is' : `${count} new school reports are`} available in the family portal of ${school.name}. To read ${count === 1 ? 'it' : 'them'}, please sign in:
${link}

To protect your privacy, emails about reports contain none of their content and do not name the student.

You can choose when you receive these emails, or turn them off:
${settings}`,
  },
  ar: {
    subject: (count) => `${arabicCount(count, arabic)} في بوابة الأسرة`,
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

يتوفر لكم ${arabicCount(count, arabic)} في بوابة الأسرة لدى مدرسة ${school.name}. للقراءة يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني شيئًا من محتوى التقارير ولا اسم الطالب.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه:
${settings}`,
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Un nouveau bulletin est disponible' : `${count} nouveaux bulletins sont disponibles`,
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

${count === 1 ? 'Un nouveau bulletin est disponible' : `${count} nouveaux bulletins sont disponibles`} dans l’espace famille de ${school.name}. Pour ${count === 1 ? 'le' : 'les'} lire, veuillez vous connecter :
${link}

Pour protéger votre vie privée, ces e-mails ne contiennent rien des bulletins et ne nomment pas l’élève.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver :
${settings}`,
  },
  zh: {
    subject: (count) => `家庭门户中有${count}份新的学习报告`,
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

${school.name}的家庭门户中有${count}份新的学习报告。请登录后阅读：
${link}

为保护您的隐私，此类邮件不含报告内容，也不含学生姓名。

您可以选择接收此类邮件的时间，或将其关闭：
${settings}`,
  },
};

const arabic = {
  one: 'تقرير مدرسي جديد',
  two: 'تقريران مدرسيان جديدان',
  few: 'تقارير مدرسية جديدة',
  many: 'تقريرًا مدرسيًا جديدًا',
};
