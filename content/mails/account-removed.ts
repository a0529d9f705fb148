import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface AccountRemoved {
  fullName: string;
  /** The public origin of the portal. */
  portal: string;
  /** Null where the receiver had chosen no language: then the mail is in all four. */
  language: Language | null;
}

/** The last mail to a person, whose account was erased. @see PD-63 */
export function accountErasedMail(removed: AccountRemoved): MailContent {
  return mailIn(removed.language, (code) => ({ subject: erased[code].subject, text: erased[code].text(removed) }));
}

const erased: MailTexts<AccountRemoved> = {
  en: {
    subject: `Your account at ${school.name} has been erased`,
    text: ({ fullName, portal }) => `
Dear ${fullName},

The school has erased your account in the family portal of ${school.name}. You can no longer sign in.

What you wrote to other families, and what belongs to the record of a student, stays without your name. The privacy policy says how long the school keeps records, and how you can complain:
${portal}/legal/privacy-policy

If you did not expect this, tell the school with the contact form at ${portal}/admissions?topic=data#enquiry

This is the last email about this account.`,
  },
  ar: {
    subject: `مُحي حسابكم لدى مدرسة ${school.name}`,
    text: ({ fullName, portal }) => `
تحية طيبة إلى ${fullName}،

محت المدرسة حسابكم في بوابة الأسرة لدى مدرسة ${school.name}، ولم يعد الدخول به ممكنًا.

ويبقى ما كتبتموه إلى أسر أخرى وما يخص سجل طالب، من غير اسمكم. وتبيّن سياسة الخصوصية المدة التي تحتفظ فيها المدرسة بالسجلات وكيف يمكنكم تقديم شكوى:
${portal}/ar/legal/privacy-policy

إذا لم تكونوا تتوقعون ذلك، فأخبروا المدرسة عبر نموذج التواصل:
${portal}/ar/admissions?topic=data#enquiry

هذه آخر رسالة بريد بشأن هذا الحساب.`,
  },
  fr: {
    subject: `Votre compte à ${school.name} a été effacé`,
    text: ({ fullName, portal }) => `
Bonjour ${fullName},

L’école a effacé votre compte dans l’espace famille de ${school.name}. Vous ne pouvez plus vous connecter.

Ce que vous avez écrit à d’autres familles et ce qui fait partie du dossier d’un élève est conservé sans votre nom. La politique de confidentialité indique combien de temps l’école conserve les dossiers et comment vous pouvez déposer une réclamation :
${portal}/fr/legal/privacy-policy

Si vous ne vous y attendiez pas, prévenez l’école par le formulaire de contact : ${portal}/fr/admissions?topic=data#enquiry

Ceci est le dernier e-mail au sujet de ce compte.`,
  },
  zh: {
    subject: `您在${school.name}的账户已被删除`,
    text: ({ fullName, portal }) => `
${fullName}，您好！

学校已删除您在${school.name}家庭门户的账户，您无法再登录。

您发给其他家庭的消息以及属于学生档案的内容会保留，但不再显示您的姓名。学校保存档案的期限以及投诉方式，请见隐私政策：
${portal}/zh/legal/privacy-policy

如果您事先并不知情，请通过联系表告知学校：
${portal}/zh/admissions?topic=data#enquiry

这是关于此账户的最后一封邮件。`,
  },
};
