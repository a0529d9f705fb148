import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

interface AccountRemoved {
  /** `merged`: the account was merged into another one of the person; `kept`: the other account. */
  kind: 'erased' | 'merged' | 'kept';
  fullName: string;
  /** Public origin of the portal. */
  portal: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mails to a person whose account was erased, or merged with another one of theirs. @see PD-63, PD-64 */
export function accountRemovedMail({ language, kind, ...removed }: AccountRemoved): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code][kind].subject, text: texts[code][kind].text(removed) }));
}

type Text = { subject: string; text: (removed: Pick<AccountRemoved, 'fullName' | 'portal'>) => string };

const texts: Record<Language, Record<AccountRemoved['kind'], Text>> = {
  en: {
    erased: {
      subject: `Your account at ${school.name} has been erased`,
      text: ({ fullName, portal }) => `
Dear ${fullName},

The school has erased your account in the family portal of ${school.name}. You can no longer sign in.

What you wrote to other families, and what belongs to the record of a student, stays without your name. If a safeguarding record names you, its office keeps your name, your email address and the messages that the record needs; whether there is one, this email does not say. The privacy policy says how long the school keeps records, and how you can complain:
${portal}/legal/privacy-policy

If you did not expect this, tell the school through the contact form at ${portal}/admissions?topic=data#enquiry

This is the last email about this account.`,
    },
    merged: {
      subject: `Your accounts at ${school.name} have been merged`,
      text: ({ fullName, portal }) => `
Dear ${fullName},

You had two accounts in the family portal of ${school.name}. The school has merged them. You can no longer sign in with this email address. Please use your other account, which now holds everything from both.

If you have no other account, or did not expect this, tell the school at once through the contact form at ${portal}/admissions?topic=account#enquiry

This is the last email about this account that we send to this address.`,
    },
    kept: {
      subject: `Your accounts at ${school.name} have been merged`,
      text: ({ fullName, portal }) => `
Dear ${fullName},

You had two accounts in the family portal of ${school.name}. The school has merged them. This account stays, with its email address and password, and now holds the messages and students of both.

If you had no other account, or see anything that is not yours, tell the school at once through the contact form at ${portal}/admissions?topic=account#enquiry`,
    },
  },
  ar: {
    erased: {
      subject: `حُذف حسابكم نهائيًا لدى مدرسة ${school.name}`,
      text: ({ fullName, portal }) => `
تحية طيبة إلى ${fullName}،

حذفت المدرسة حسابكم نهائيًا من بوابة الأسرة لدى مدرسة ${school.name}، ولم يعد الدخول به ممكنًا.

ويبقى ما كتبتموه إلى أسر أخرى وما يخص سجل طالب، من غير اسمكم. وإذا ذكركم سجل من سجلات حماية الطفل، احتفظ المنصب المختص باسمكم وبريدكم الإلكتروني وبالرسائل التي يحتاج إليها السجل؛ ولا تبيّن هذه الرسالة هل يوجد سجل كهذا. وتبيّن سياسة الخصوصية المدة التي تحتفظ فيها المدرسة بالسجلات وكيف يمكنكم تقديم شكوى:
${portal}/legal/privacy-policy

إذا لم تكونوا تتوقعون ذلك، فأخبروا المدرسة عبر نموذج التواصل:
${portal}/admissions?topic=data#enquiry

هذه آخر رسالة بريد بشأن هذا الحساب.`,
    },
    merged: {
      subject: `دُمج حساباكم لدى مدرسة ${school.name}`,
      text: ({ fullName, portal }) => `
تحية طيبة إلى ${fullName}،

كان لكم حسابان في بوابة الأسرة لدى مدرسة ${school.name}، وقد دمجتهما المدرسة. ولم يعد الدخول بهذا البريد الإلكتروني ممكنًا، فيُرجى استخدام حسابكم الآخر الذي يضم الآن كل ما في الحسابين.

إذا لم يكن لكم حساب آخر أو لم تكونوا تتوقعون ذلك، فأخبروا المدرسة فورًا عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry

هذه آخر رسالة بريد نرسلها إلى هذا العنوان بشأن هذا الحساب.`,
    },
    kept: {
      subject: `دُمج حساباكم لدى مدرسة ${school.name}`,
      text: ({ fullName, portal }) => `
تحية طيبة إلى ${fullName}،

كان لكم حسابان في بوابة الأسرة لدى مدرسة ${school.name}، وقد دمجتهما المدرسة. ويبقى هذا الحساب ببريده الإلكتروني وكلمة مروره، ويضم الآن الرسائل والطلاب من الحسابين.

إذا لم يكن لكم حساب آخر أو وجدتم ما ليس لكم، فأخبروا المدرسة فورًا عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry`,
    },
  },
  fr: {
    erased: {
      subject: `Votre compte à ${school.name} a été supprimé`,
      text: ({ fullName, portal }) => `
Bonjour ${fullName},

L’école a supprimé votre compte dans l’espace famille de ${school.name}. Vous ne pouvez plus vous connecter.

Ce que vous avez écrit à d’autres familles et ce qui fait partie du dossier d’un élève est conservé sans votre nom. Si un dossier de protection de l’enfance vous mentionne, ses responsables conservent votre nom, votre adresse e-mail et les messages dont ce dossier a besoin ; cet e-mail n’indique pas si un tel dossier existe. La politique de confidentialité indique combien de temps l’école conserve les dossiers et comment vous pouvez déposer une réclamation :
${portal}/legal/privacy-policy

Si vous ne vous y attendiez pas, prévenez l’école par le formulaire de contact : ${portal}/admissions?topic=data#enquiry

Ceci est le dernier e-mail au sujet de ce compte.`,
    },
    merged: {
      subject: `Vos comptes à ${school.name} ont été fusionnés`,
      text: ({ fullName, portal }) => `
Bonjour ${fullName},

Vous aviez deux comptes dans l’espace famille de ${school.name}. L’école les a fusionnés. Vous ne pouvez plus vous connecter avec cette adresse e-mail. Utilisez votre autre compte, qui réunit désormais le contenu des deux.

Si vous n’avez pas d’autre compte, ou si vous ne vous y attendiez pas, prévenez l’école sans attendre par le formulaire de contact : ${portal}/admissions?topic=account#enquiry

Ceci est le dernier e-mail au sujet de ce compte que nous envoyons à cette adresse.`,
    },
    kept: {
      subject: `Vos comptes à ${school.name} ont été fusionnés`,
      text: ({ fullName, portal }) => `
Bonjour ${fullName},

Vous aviez deux comptes dans l’espace famille de ${school.name}. L’école les a fusionnés. Ce compte reste, avec son adresse e-mail et son mot de passe, et réunit désormais les messages et les élèves des deux.

Si vous n’aviez pas d’autre compte, ou si vous voyez des éléments qui ne vous concernent pas, prévenez l’école sans attendre par le formulaire de contact : ${portal}/admissions?topic=account#enquiry`,
    },
  },
  zh: {
    erased: {
      subject: `您在${school.name}的账户已被删除`,
      text: ({ fullName, portal }) => `
${fullName}，您好！

学校已删除您在${school.name}家庭门户的账户，您无法再登录。

您发给其他家庭的消息以及属于学生档案的内容会保留，但不再显示您的姓名。如果儿童保护记录中提及您，负责该记录的职务会保留您的姓名、电子邮箱以及记录所需的消息；本邮件不说明是否存在这样的记录。学校保存档案的期限以及投诉方式，请见隐私政策：
${portal}/legal/privacy-policy

如果您事先并不知情，请通过联系表告知学校：
${portal}/admissions?topic=data#enquiry

这是关于此账户的最后一封邮件。`,
    },
    merged: {
      subject: `您在${school.name}的账户已合并`,
      text: ({ fullName, portal }) => `
${fullName}，您好！

您在${school.name}家庭门户曾有两个账户，学校已将其合并。您无法再使用此电子邮箱登录，请使用您的另一个账户，其中现已包含两个账户的全部内容。

如果您没有其他账户，或者事先并不知情，请立即通过联系表告知学校：
${portal}/admissions?topic=account#enquiry

这是我们就此账户发往该邮箱的最后一封邮件。`,
    },
    kept: {
      subject: `您在${school.name}的账户已合并`,
      text: ({ fullName, portal }) => `
${fullName}，您好！

您在${school.name}家庭门户曾有两个账户，学校已将其合并。此账户及其电子邮箱和密码保持不变，现已包含两个账户的消息和学生。

如果您没有其他账户，或者看到不属于您的内容，请立即通过联系表告知学校：
${portal}/admissions?topic=account#enquiry`,
    },
  },
};
