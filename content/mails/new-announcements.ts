import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail about announcements that wait to be read, confirmed or answered, without their titles and authors. @see PD-31, PD-66 */
export function newAnnouncementsMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) =>
      count === 1 ? 'An announcement is waiting for you' : `${count} announcements are waiting for you`,
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

${count === 1 ? 'An announcement is' : `${count} announcements are`} waiting for you in the family portal of ${school.name}. You may be asked to confirm that you have read ${count === 1 ? 'it' : 'them'}, or to answer a question. Please sign in:
${link}

To protect your privacy, emails about announcements contain none of their text.

You can choose when you receive these emails, or turn them off:
${settings}`,
  },
  ar: {
    subject: (count) => `${arabicCount(count, arabic)} في بوابة الأسرة`,
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

بانتظاركم ${arabicCount(count, arabic)} في بوابة الأسرة لدى مدرسة ${school.name}. قد يُطلب منكم تأكيد القراءة أو الإجابة عن سؤال. يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد عن الإعلانات شيئًا من نصها.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه:
${settings}`,
  },
  fr: {
    subject: (count) => (count === 1 ? 'Une annonce vous attend' : `${count} annonces vous attendent`),
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

${count === 1 ? 'Une annonce vous attend' : `${count} annonces vous attendent`} dans l’espace famille de ${school.name}. Il se peut que l’on vous demande de confirmer votre lecture ou de répondre à une question. Veuillez vous connecter :
${link}

Pour protéger votre vie privée, ces e-mails ne contiennent rien du texte des annonces.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver :
${settings}`,
  },
  zh: {
    subject: (count) => `家庭门户中有${count}条公告待您查看`,
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

${school.name}的家庭门户中有${count}条公告待您查看，其中可能请您确认阅读或回答问题。请登录：
${link}

为保护您的隐私，公告邮件不含公告的文字。

您可以选择接收此类邮件的时间，或将其关闭：
${settings}`,
  },
};

const arabic = { one: 'إعلان واحد', two: 'إعلانان', few: 'إعلانات', many: 'إعلانًا' };
