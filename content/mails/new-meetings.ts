import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian to whom staff offer times for a meeting. Names neither student nor topic. @see PD-69 */
export function newMeetingsMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: () => `${school.name} offers times for a meeting`,
    text: ({ fullName, link, settings }) => `
Dear ${fullName},

The school offers you times for a meeting. To see with whom and what about, and to choose a time, please sign in to the family portal of ${school.name}:
${link}

To protect your privacy, this email names neither your child nor what the meeting is about.

You can choose when you receive these emails, or turn them off, together with those about new messages:
${settings}`,
  },
  ar: {
    subject: () => 'تعرض المدرسة عليكم أوقاتًا للقاء',
    text: ({ fullName, link, settings }) => `
تحية طيبة إلى ${fullName}،

تعرض عليكم مدرسة ${school.name} أوقاتًا للقاء. لمعرفة مع من يكون اللقاء وموضوعه، ولاختيار الوقت المناسب، يُرجى تسجيل الدخول إلى بوابة الأسرة:
${link}

حفاظًا على خصوصيتكم لا يتضمن هذا البريد أسماء أبنائكم ولا موضوع اللقاء.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه، مع البريد عن الرسائل الجديدة:
${settings}`,
  },
  fr: {
    subject: () => 'L’école vous propose des créneaux de rendez-vous',
    text: ({ fullName, link, settings }) => `
Bonjour ${fullName},

L’école vous propose des créneaux de rendez-vous. Pour savoir avec qui et à quel sujet, et pour choisir un créneau, veuillez vous connecter à l’espace famille de ${school.name} :
${link}

Pour protéger votre vie privée, cet e-mail ne nomme pas votre enfant et ne précise pas le sujet du rendez-vous.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver, avec ceux qui signalent de nouveaux messages :
${settings}`,
  },
  zh: {
    subject: () => '学校为您提供了可预约的面谈时间',
    text: ({ fullName, link, settings }) => `
${fullName}，您好！

学校为您提供了可预约的面谈时间。请登录${school.name}的家庭门户，查看面谈对象和主题并选择时间：
${link}

为保护您的隐私，本邮件不含孩子的姓名和面谈主题。

您可以选择接收此类邮件的时间，或将其关闭（与新消息邮件一并设置）：
${settings}`,
  },
};
