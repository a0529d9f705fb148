import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';
import { unlessExpected } from './unless-expected.ts';

/** Kinds of a change, by cause: values of the column `mails.reason`. */
export const credentialChanges = ['changed', 'reset', 'chosen', 'administrator'] as const;
export type CredentialChange = (typeof credentialChanges)[number];

interface CredentialChanged {
  fullName: string;
  change: CredentialChange;
  /** Public origin of the portal. */
  portal: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about a changed password, and what to do if it was not them. @see R7 */
export function credentialChangedMail(changed: CredentialChanged): MailContent {
  return mailIn(changed.language, (code) => ({ subject: texts[code].subject, text: texts[code].text(changed) }));
}

const texts: MailTexts<CredentialChanged> = {
  en: {
    subject: `Your password for ${school.name} was changed`,
    text: ({ fullName, change, portal }) => `
Dear ${fullName},

${reasons.en[change]} Every browser that was signed in to your account before has been signed out.

${unlessExpected.en(portal)}`,
  },
  ar: {
    subject: 'تغيّرت كلمة مروركم في بوابة الأسرة',
    text: ({ fullName, change, portal }) => `
تحية طيبة إلى ${fullName}،

${reasons.ar[change]} وقد سُجّل الخروج من حسابكم في جميع المتصفحات التي كان مفتوحًا فيها.

${unlessExpected.ar(portal)}`,
  },
  fr: {
    subject: 'Votre mot de passe pour l’espace famille a été modifié',
    text: ({ fullName, change, portal }) => `
Bonjour ${fullName},

${reasons.fr[change]} Toutes les sessions ouvertes auparavant sur votre compte ont été fermées.

${unlessExpected.fr(portal)}`,
  },
  zh: {
    subject: '您的家庭门户密码已更改',
    text: ({ fullName, change, portal }) => `
${fullName}，您好！

${reasons.zh[change]}此前登录您账户的所有浏览器均已退出登录。

${unlessExpected.zh(portal)}`,
  },
};

const reasons: Record<Language, Record<CredentialChange, string>> = {
  en: {
    changed: `The password of your account in the family portal of ${school.name} was changed by somebody who was signed in to it.`,
    reset: `The password of your account in the family portal of ${school.name} was changed with a link that we had sent to this address.`,
    chosen: `A password was chosen for your account in the family portal of ${school.name}, with the link of your invitation.`,
    administrator: `An administrator of ${school.name} replaced the password of your account in the family portal. The new temporary password is in a separate message.`,
  },
  ar: {
    changed: `غُيّرت كلمة مرور حسابكم في بوابة الأسرة لدى مدرسة ${school.name} بعد تسجيل الدخول إليه.`,
    reset: `غُيّرت كلمة مرور حسابكم في بوابة الأسرة لدى مدرسة ${school.name} برابط أرسلناه إلى هذا العنوان.`,
    chosen: `اختيرت كلمة مرور لحسابكم في بوابة الأسرة لدى مدرسة ${school.name} بالرابط الوارد في دعوتكم.`,
    administrator: `استبدل مسؤول إداري في مدرسة ${school.name} كلمة مرور حسابكم في بوابة الأسرة. وتجدون كلمة المرور المؤقتة الجديدة في رسالة منفصلة.`,
  },
  fr: {
    changed: `Le mot de passe de votre compte dans l’espace famille de ${school.name} a été modifié depuis une session ouverte.`,
    reset: `Le mot de passe de votre compte dans l’espace famille de ${school.name} a été modifié au moyen d’un lien que nous avions envoyé à cette adresse.`,
    chosen: `Un mot de passe a été choisi pour votre compte dans l’espace famille de ${school.name}, au moyen du lien de votre invitation.`,
    administrator: `Un administrateur de ${school.name} a remplacé le mot de passe de votre compte dans l’espace famille. Vous trouverez le nouveau mot de passe temporaire dans un autre message.`,
  },
  zh: {
    changed: `有人登录后更改了您的${school.name}家庭门户账户密码。`,
    reset: `有人通过我们发送到此邮箱的链接更改了您的${school.name}家庭门户账户密码。`,
    chosen: `有人通过邀请邮件中的链接为您的${school.name}家庭门户账户设置了密码。`,
    administrator: `${school.name}的管理员更换了您的家庭门户账户密码。新的临时密码将通过另一封邮件发送给您。`,
  },
};
