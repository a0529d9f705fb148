import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';
import { unlessExpected } from './unless-expected.ts';

/** Changes of the second factors of an account: values of the column `mails.reason`. */
export const secondFactorChanges = [
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-replaced',
  'recovery-code-used',
  'second-factors-removed',
] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];

interface SecondFactorChanged {
  fullName: string;
  change: SecondFactorChange;
  /** Public origin of the portal. */
  portal: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about a change of a person's second factors, and what to do if it was not them. @see R7 */
export function secondFactorChangedMail(changed: SecondFactorChanged): MailContent {
  return mailIn(changed.language, (code) => ({ subject: texts[code].subject, text: texts[code].text(changed) }));
}

const texts: MailTexts<SecondFactorChanged> = {
  en: {
    subject: `Two-factor authentication at ${school.name}`,
    text: ({ fullName, change, portal }) => `
Dear ${fullName},

${happenings.en[change]}

${unlessExpected.en(portal)}`,
  },
  ar: {
    subject: 'المصادقة الثنائية لحسابكم في بوابة الأسرة',
    text: ({ fullName, change, portal }) => `
تحية طيبة إلى ${fullName}،

${happenings.ar[change]}

${unlessExpected.ar(portal)}`,
  },
  fr: {
    subject: 'Authentification à deux facteurs de votre compte pour l’espace famille',
    text: ({ fullName, change, portal }) => `
Bonjour ${fullName},

${happenings.fr[change]}

${unlessExpected.fr(portal)}`,
  },
  zh: {
    subject: '您的家庭门户账户双重身份验证',
    text: ({ fullName, change, portal }) => `
${fullName}，您好！

${happenings.zh[change]}

${unlessExpected.zh(portal)}`,
  },
};

const happenings: Record<Language, Record<SecondFactorChange, string>> = {
  en: {
    'authenticator-added': `An authenticator app was added to your account in the family portal of ${school.name}. Signing in now takes your password and a code. All other browsers have been signed out.`,
    'authenticator-removed': `The authenticator app was removed from your account in the family portal of ${school.name}. All other browsers have been signed out.`,
    'passkey-added': `A passkey was added to your account in the family portal of ${school.name}. It opens the account without your password; with the password, a second factor is now needed. All other browsers have been signed out.`,
    'passkey-removed': `A passkey was removed from your account in the family portal of ${school.name}. All other browsers have been signed out.`,
    'recovery-codes-replaced': `New recovery codes were made for your account in the family portal of ${school.name}. The earlier ones no longer work.`,
    'recovery-code-used': `Somebody signed in to your account in the family portal of ${school.name} with your password and one of your recovery codes.`,
    'second-factors-removed': `An administrator of ${school.name} removed the second factors of your account in the family portal. You sign in with your password alone until you add another.`,
  },
  ar: {
    'authenticator-added': `أُضيف تطبيق مصادقة إلى حسابكم في بوابة الأسرة لدى مدرسة ${school.name}. ويتطلب تسجيل الدخول الآن كلمة المرور ورمزًا. سُجّل الخروج من جميع المتصفحات الأخرى.`,
    'authenticator-removed': `أُزيل تطبيق المصادقة من حسابكم في بوابة الأسرة لدى مدرسة ${school.name}. سُجّل الخروج من جميع المتصفحات الأخرى.`,
    'passkey-added': `أُضيف مفتاح مرور إلى حسابكم في بوابة الأسرة لدى مدرسة ${school.name}. وهو يفتح الحساب دون كلمة المرور، أما الدخول بكلمة المرور فيتطلب الآن عامل تحقق ثانيًا. سُجّل الخروج من جميع المتصفحات الأخرى.`,
    'passkey-removed': `أُزيل مفتاح مرور من حسابكم في بوابة الأسرة لدى مدرسة ${school.name}. سُجّل الخروج من جميع المتصفحات الأخرى.`,
    'recovery-codes-replaced': `أُنشئت رموز استرداد جديدة لحسابكم في بوابة الأسرة لدى مدرسة ${school.name}، ولم تعد الرموز السابقة صالحة.`,
    'recovery-code-used': `سُجّل الدخول إلى حسابكم في بوابة الأسرة لدى مدرسة ${school.name} بكلمة مروركم وأحد رموز الاسترداد.`,
    'second-factors-removed': `أزال مسؤول إداري في مدرسة ${school.name} عوامل التحقق الثانية من حسابكم في بوابة الأسرة. تسجّلون الدخول بكلمة المرور وحدها إلى أن تضيفوا عاملًا آخر.`,
  },
  fr: {
    'authenticator-added': `Une application d’authentification a été ajoutée à votre compte dans l’espace famille de ${school.name}. La connexion demande désormais votre mot de passe et un code. Tous les autres navigateurs ont été déconnectés.`,
    'authenticator-removed': `L’application d’authentification a été retirée de votre compte dans l’espace famille de ${school.name}. Tous les autres navigateurs ont été déconnectés.`,
    'passkey-added': `Une clé d’accès a été ajoutée à votre compte dans l’espace famille de ${school.name}. Elle ouvre le compte sans mot de passe ; avec le mot de passe, un second facteur est désormais demandé. Tous les autres navigateurs ont été déconnectés.`,
    'passkey-removed': `Une clé d’accès a été retirée de votre compte dans l’espace famille de ${school.name}. Tous les autres navigateurs ont été déconnectés.`,
    'recovery-codes-replaced': `De nouveaux codes de secours ont été créés pour votre compte dans l’espace famille de ${school.name}. Les précédents ne sont plus valables.`,
    'recovery-code-used': `Quelqu’un s’est connecté à votre compte dans l’espace famille de ${school.name} avec votre mot de passe et l’un de vos codes de secours.`,
    'second-factors-removed': `Un administrateur de ${school.name} a retiré les seconds facteurs de votre compte dans l’espace famille. Vous vous connectez avec votre seul mot de passe jusqu’à ce que vous en ajoutiez un autre.`,
  },
  zh: {
    'authenticator-added': `您的${school.name}家庭门户账户已添加身份验证器应用。现在登录需要密码和验证码。所有其他浏览器均已退出登录。`,
    'authenticator-removed': `您的${school.name}家庭门户账户已移除身份验证器应用。所有其他浏览器均已退出登录。`,
    'passkey-added': `您的${school.name}家庭门户账户已添加一个通行密钥。用它无需密码即可登录；用密码登录时，现在需要第二重验证。所有其他浏览器均已退出登录。`,
    'passkey-removed': `您的${school.name}家庭门户账户已移除一个通行密钥。所有其他浏览器均已退出登录。`,
    'recovery-codes-replaced': `您的${school.name}家庭门户账户已生成新的恢复代码，之前的代码均已失效。`,
    'recovery-code-used': `有人使用您的密码和一个恢复代码登录了您的${school.name}家庭门户账户。`,
    'second-factors-removed': `${school.name}的管理员移除了您的家庭门户账户的第二重验证。在您重新添加之前，仅凭密码即可登录。`,
  },
};
