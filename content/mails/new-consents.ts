import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian whose answer is needed, also as a reminder. Names neither student nor question. @see PD-72 */
export function newConsentsMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) => (count === 1 ? 'The school asks for your consent' : `The school asks for ${count} consents`),
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

${count === 1 ? 'A question waits' : `${count} questions wait`} for your answer in the family portal of ${school.name}. To read what the school asks, by when, and to answer, please sign in:
${link}

To protect your privacy, emails about consents name neither the student nor what is asked.

You can choose when you receive these emails, or turn them off:
${settings}`,
  },
  ar: {
    subject: (count) => `${arabicCount(count, arabic)} بانتظار موافقتكم`,
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

لدى مدرسة ${school.name} ${arabicCount(count, arabic)} بانتظار إجابتكم في بوابة الأسرة. للاطلاع على المطلوب وموعده وللإجابة يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني عن الموافقات اسم الطالب ولا موضوع السؤال.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه:
${settings}`,
  },
  fr: {
    subject: (count) => (count === 1 ? 'L’école demande votre accord' : `L’école demande ${count} accords`),
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

${count === 1 ? 'Une question attend' : `${count} questions attendent`} votre réponse dans l’espace famille de ${school.name}. Pour savoir ce que l’école demande, pour quelle date, et pour répondre, veuillez vous connecter :
${link}

Pour protéger votre vie privée, ces e-mails ne nomment pas l’élève et ne précisent pas ce qui est demandé.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver :
${settings}`,
  },
  zh: {
    subject: (count) => `有${count}项事项需要您同意`,
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

${school.name}的家庭门户中有${count}项事项等待您答复。请登录查看征询内容和答复日期，并作出答复：
${link}

为保护您的隐私，此类邮件不含学生姓名和事项内容。

您可以选择接收此类邮件的时间，或将其关闭：
${settings}`,
  },
};

const arabic = { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا' };
