import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian: another one reported or withdrew an absence. Names neither of them, nor student and days. @see PD-42 */
export function newAbsencesMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) => (count === 1 ? 'News about an absence' : `News about ${count} absences`),
    text: ({ fullName, count, link, settings }) => `
Dear ${fullName},

Another guardian has reported or withdrawn ${count === 1 ? 'an absence' : `${count} absences`} in the family portal of ${school.name}. To see who did so, and for which days, please sign in:
${link}

To protect your privacy, emails about absences name neither the student nor the guardian, and no days.

You can choose when you receive these emails, or turn them off, together with those about new messages:
${settings}`,
  },
  ar: {
    subject: (count) => `جديد بشأن ${arabicCount(count, arabic)}`,
    text: ({ fullName, count, link, settings }) => `
تحية طيبة إلى ${fullName}،

أبلغ وليّ أمر آخر عن ${arabicCount(count, arabic)} في بوابة الأسرة لدى مدرسة ${school.name}، أو ألغى البلاغ. لمعرفة من فعل ذلك ولأي أيام يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني عن الغياب اسم الطالب ولا اسم وليّ الأمر ولا الأيام.

يمكنكم اختيار وقت وصول هذا البريد أو إيقافه، مع البريد عن الرسائل الجديدة:
${settings}`,
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Du nouveau au sujet d’une absence' : `Du nouveau au sujet de ${count} absences`,
    text: ({ fullName, count, link, settings }) => `
Bonjour ${fullName},

Un autre responsable a signalé ou annulé ${count === 1 ? 'une absence' : `${count} absences`} dans l’espace famille de ${school.name}. Pour savoir qui l’a fait, et pour quels jours, veuillez vous connecter :
${link}

Pour protéger votre vie privée, les e-mails sur les absences ne nomment ni l’élève ni le responsable, et n’indiquent pas les jours.

Vous pouvez choisir quand vous recevez ces e-mails, ou les désactiver, avec ceux qui signalent de nouveaux messages :
${settings}`,
  },
  zh: {
    subject: (count) => `有${count}项缺课更新`,
    text: ({ fullName, count, link, settings }) => `
${fullName}，您好！

另一位监护人在${school.name}的家庭门户中报告或撤销了${count}项缺课。请登录查看操作人及日期：
${link}

为保护您的隐私，缺课邮件不含学生姓名、监护人姓名和日期。

您可以选择接收此类邮件的时间，或将其关闭（与新消息邮件一并设置）：
${settings}`,
  },
};

const arabic = { one: 'غياب', two: 'غيابين', few: 'غيابات', many: 'غيابًا' };
