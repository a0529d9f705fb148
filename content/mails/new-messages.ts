import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/**
 * Mail about new messages, without sender, subject and text: mails pass through servers that the school does not control, and
 * subject lines appear on locked screens. @see PD-31
 */
export function newMessagesMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) =>
      count === 1 ? 'A new message in the Secure Inbox' : `${count} new messages in the Secure Inbox`,
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

${count === 1 ? 'You have a new message' : `You have ${count} new messages`} in the Secure Inbox of ${school.name}. To read ${count === 1 ? 'it' : 'them'}, please sign in:
${link}

To protect your privacy, emails about messages contain neither their text nor their sender’s name.

You can choose when you receive these emails, or turn them off:
${settings}`,
  },
  ar: {
    subject: (count) => `${arabicCount(count, arabic)} في صندوق الرسائل الآمن`,
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

لديكم ${arabicCount(count, arabic)} في صندوق الرسائل الآمن لدى مدرسة ${school.name}. للقراءة يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني نص الرسائل ولا أسماء مرسليها.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه:
${settings}`,
  },
  fr: {
    subject: (count) =>
      count === 1
        ? 'Un nouveau message dans votre messagerie sécurisée'
        : `${count} nouveaux messages dans votre messagerie sécurisée`,
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

Vous avez ${count === 1 ? 'un nouveau message' : `${count} nouveaux messages`} dans la messagerie sécurisée de ${school.name}. Pour ${count === 1 ? 'le' : 'les'} lire, veuillez vous connecter :
${link}

Pour protéger votre vie privée, ces e-mails ne contiennent ni le texte des messages ni le nom de leur expéditeur.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver :
${settings}`,
  },
  zh: {
    subject: (count) => `安全收件箱中有${count}条新消息`,
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

您在${school.name}的安全收件箱中有${count}条新消息。请登录后阅读：
${link}

为保护您的隐私，此类邮件不含消息正文，也不含发件人姓名。

您可以选择接收此类邮件的时间，或将其关闭：
${settings}`,
  },
};

const arabic = {
  one: 'رسالة جديدة',
  two: 'رسالتان جديدتان',
  few: 'رسائل جديدة',
  many: 'رسالة جديدة',
};
