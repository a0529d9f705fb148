import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface NewDevice {
  fullName: string;
  /** Includes the name of the person's time zone. */
  timeIn: (language: Language) => string;
  /** Null if unknown. */
  device: { browser: string | null; system: string | null };
  /** Public origin of the portal. */
  portal: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about a sign-in from a browser in which the person had not signed in before. @see PD-40 */
export function newDeviceMail(signIn: NewDevice): MailContent {
  return mailIn(signIn.language, (code) => ({ subject: texts[code].subject, text: texts[code].text(signIn) }));
}

function deviceIn(language: Language, { browser, system }: NewDevice['device']): string {
  const named = browser && system ? devices[language](browser, system) : (browser ?? system);
  return named ?? unknown[language];
}

const devices: Record<Language, (browser: string, system: string) => string> = {
  en: (browser, system) => `${browser} on ${system}`,
  ar: (browser, system) => `${browser} على ${system}`,
  fr: (browser, system) => `${browser} sur ${system}`,
  zh: (browser, system) => `${system}上的${browser}`,
};

const unknown: Record<Language, string> = {
  en: 'an unknown browser',
  ar: 'متصفح غير معروف',
  fr: 'un navigateur inconnu',
  zh: '未知浏览器',
};

const texts: MailTexts<NewDevice> = {
  en: {
    subject: `New sign-in to your account at ${school.name}`,
    text: ({ fullName, timeIn, device, portal }) => `
Dear ${fullName},

Somebody signed in to your account in the family portal of ${school.name}, in a browser that had not been used for it before:

${deviceIn('en', device)}
${timeIn('en')}

If this was you, you do not need to do anything.

If it was not, somebody knows your password or has one of your passkeys. Please act at once: choose a new password at ${portal}/forgot-password, which also signs that browser out, remove passkeys that you do not recognise, and tell the school through the contact form at ${portal}/admissions?topic=account#enquiry`,
  },
  ar: {
    subject: 'تسجيل دخول جديد إلى حسابكم في بوابة الأسرة',
    text: ({ fullName, timeIn, device, portal }) => `
تحية طيبة إلى ${fullName}،

سُجّل الدخول إلى حسابكم في بوابة الأسرة لدى مدرسة ${school.name} من متصفح لم يُستخدم لذلك من قبل:

${deviceIn('ar', device)}
${timeIn('ar')}

إذا كنتم أنتم من سجّل الدخول، فلا يلزمكم فعل شيء.

وإذا لم تكونوا أنتم، فإن أحدًا يعرف كلمة مروركم أو لديه أحد مفاتيح مروركم. يُرجى التصرف فورًا: اختاروا كلمة مرور جديدة، وبذلك يُسجَّل الخروج من ذلك المتصفح أيضًا، من الصفحة
${portal}/forgot-password
وأزيلوا مفاتيح المرور التي لم تضيفوها، وأخبروا المدرسة عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry`,
  },
  fr: {
    subject: 'Nouvelle connexion à votre compte dans l’espace famille',
    text: ({ fullName, timeIn, device, portal }) => `
Bonjour ${fullName},

Une connexion à votre compte dans l’espace famille de ${school.name} a eu lieu depuis un navigateur qui n’avait pas encore servi pour ce compte :

${deviceIn('fr', device)}
${timeIn('fr')}

Si c’était vous, vous n’avez rien à faire.

Dans le cas contraire, quelqu’un connaît votre mot de passe ou détient l’une de vos clés d’accès. Agissez sans attendre : choisissez un nouveau mot de passe sur ${portal}/forgot-password, ce qui déconnecte aussi ce navigateur, retirez les clés d’accès que vous ne reconnaissez pas, et prévenez l’école par le formulaire de contact : ${portal}/admissions?topic=account#enquiry`,
  },
  zh: {
    subject: '您的家庭门户账户有新的登录',
    text: ({ fullName, timeIn, device, portal }) => `
${fullName}，您好！

有人通过一个此前未用过的浏览器登录了您的${school.name}家庭门户账户：

${deviceIn('zh', device)}
${timeIn('zh')}

如果是您本人，则无需采取任何措施。

如果不是您本人，说明有人知道您的密码，或持有您的通行密钥。请立即在以下页面设置新密码，该浏览器也会随之退出登录：
${portal}/forgot-password
并移除您不认识的通行密钥，再通过联系表告知学校：
${portal}/admissions?topic=account#enquiry`,
  },
};
