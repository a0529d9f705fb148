import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian: safety details are missing or were not confirmed this term. Names no student. @see PD-71 */
export function newSafetyRequestsMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: () => 'Please check your family’s safety details',
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

The term has begun. Please check the safety details of ${count === 1 ? 'your child' : `${count} children`} in the family portal of ${school.name}: where lessons are attended from, and whom we can reach in an emergency. If nothing has changed, one click is enough:
${link}

To protect your privacy, this email contains none of these details and does not name your ${count === 1 ? 'child' : 'children'}.

You can choose when you receive these emails, or turn them off, together with those about new messages:
${settings}`,
  },
  ar: {
    subject: () => 'يُرجى التحقق من بيانات السلامة لأسرتكم',
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

بدأ الفصل الدراسي. يُرجى التحقق من بيانات السلامة التي تخص ${arabicCount(count, arabic)} في بوابة الأسرة لدى مدرسة ${school.name}: المكان الذي تُحضَر منه الدروس، ومن يمكننا الوصول إليه في حالة الطوارئ. إن لم يتغيّر شيء فنقرة واحدة تكفي:
${link}

حفاظًا على خصوصيتكم لا يتضمن هذا البريد شيئًا من هذه البيانات ولا أسماء أبنائكم.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه، مع البريد عن الرسائل الجديدة:
${settings}`,
  },
  fr: {
    subject: () => 'Veuillez vérifier la fiche d’urgence',
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

La période scolaire a commencé. Veuillez vérifier ${count === 1 ? 'la fiche d’urgence de votre enfant' : `les fiches d’urgence de vos ${count} enfants`} dans l’espace famille de ${school.name} : d’où les cours sont suivis, et qui nous pouvons joindre en cas d’urgence. Si rien n’a changé, un clic suffit :
${link}

Pour protéger votre vie privée, cet e-mail ne contient aucune de ces informations et ne nomme pas ${count === 1 ? 'votre enfant' : 'vos enfants'}.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver, avec ceux qui signalent de nouveaux messages :
${settings}`,
  },
  zh: {
    subject: () => '请核对家庭的安全信息',
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

新学期已经开始。请在${school.name}的家庭门户中核对您${count === 1 ? '孩子' : `${count}名孩子`}的安全信息：孩子在何处上课，以及紧急情况下学校可以联系谁。如无变化，点击一次即可确认：
${link}

为保护您的隐私，本邮件不含上述信息，也不含孩子的姓名。

您可以选择接收此类邮件的时间，或将其关闭（与新消息邮件一并设置）：
${settings}`,
  },
};

const arabic = { one: 'أحد أبنائكم', two: 'اثنين من أبنائكم', few: 'من أبنائكم', many: 'من أبنائكم' };
