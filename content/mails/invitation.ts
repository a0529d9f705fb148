import { type Language, languageCodes, languages } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn, partSeparator } from './mail-in.ts';

interface Invitation {
  fullName: string;
  email: string;
  /** A temporary password, or a link to a page to choose a password. */
  access: { password: string; validHours: number } | { link: string; validDays: number };
  /** Public origin of the portal. */
  portal: string;
  /** Null if none was chosen: the mail is then in all four. */
  language: Language | null;
}

/**
 * Mail with a temporary password or with a link to choose a password. It contains no message text and no student data.
 * @see core §2 Admin Console, PD-15, PD-16
 */
export function invitationMail(invitation: Invitation): MailContent {
  const { language, portal } = invitation;
  const { subject, text } = mailIn(language, (code) => ({
    subject: texts[code].subject,
    text: texts[code].text(invitation),
  }));
  if (!language) return { subject, text };
  return { subject, text: `${text.trim()}${partSeparator}${otherLanguages(language)}: ${portal}/invitation\n` };
}

const otherLanguages = (language: Language) =>
  languageCodes
    .filter((code) => code !== language)
    .map((code) => languages[code].ownName)
    .join(' · ');

const texts: MailTexts<Invitation> = {
  en: {
    subject: `Your account at ${school.name}`,
    text: (invitation) => `
Dear ${invitation.fullName},

${school.name} has opened an account for you in its family portal.

${access.en(invitation)}

Admissions, ${school.name}`,
  },
  ar: {
    subject: 'حسابكم في بوابة الأسرة',
    text: (invitation) => `
تحية طيبة إلى ${invitation.fullName}،

أنشأت مدرسة ${school.name} حسابًا لكم في بوابة الأسرة.

${access.ar(invitation)}

قسم القبول، مدرسة ${school.name}`,
  },
  fr: {
    subject: 'Votre compte dans l’espace famille',
    text: (invitation) => `
Bonjour ${invitation.fullName},

${school.name} vous a ouvert un compte dans son espace famille.

${access.fr(invitation)}

Le service des admissions, ${school.name}`,
  },
  zh: {
    subject: '您的家庭门户账户',
    text: (invitation) => `
${invitation.fullName}，您好！

${school.name}已为您开通家庭门户账户。

${access.zh(invitation)}

${school.name}招生办公室`,
  },
};

const access: Record<Language, (invitation: Invitation) => string> = {
  en: ({ email, portal, access }) =>
    'link' in access
      ? `To choose your password, open this page:

${access.link}

The link works once, within ${access.validDays} days. Once you have saved a password, you are signed in. Later, sign in at ${portal}/parent-login with your email address ${email} and your new password.

If you were not expecting this message, please ignore it. Nobody can use the account without the link above.`
      : `To sign in, open this page:

${portal}/parent-login

Email: ${email}
Temporary password: ${access.password}

The temporary password is valid for ${access.validHours} hours. When you sign in with it, the portal asks you to choose your own password before you go on.

If you were not expecting this message, please ignore it. Nobody can use the account without the password above.`,
  ar: ({ email, portal, access }) =>
    'link' in access
      ? `لاختيار كلمة مروركم افتحوا هذه الصفحة:

${access.link}

يعمل الرابط مرة واحدة، خلال ${access.validDays} أيام، وبعد حفظ كلمة المرور يُسجَّل دخولكم مباشرة. وفي المرات التالية سجّلوا الدخول بها من الصفحة
${portal}/parent-login
بالبريد الإلكتروني
${email}

إذا لم تكونوا تنتظرون هذه الرسالة، فيُرجى تجاهلها. ولا يستطيع أحد استخدام الحساب من دون الرابط المذكور أعلاه.`
      : `لتسجيل الدخول افتحوا هذه الصفحة:

${portal}/parent-login

البريد الإلكتروني: ${email}
كلمة المرور المؤقتة:
${access.password}

تبقى كلمة المرور المؤقتة صالحة مدة ${access.validHours} ساعة. وعند تسجيل الدخول بها تطلب منكم البوابة اختيار كلمة مرور خاصة بكم قبل المتابعة.

إذا لم تكونوا تنتظرون هذه الرسالة، فيُرجى تجاهلها. ولا يستطيع أحد استخدام الحساب من دون كلمة المرور المذكورة أعلاه.`,
  fr: ({ email, portal, access }) =>
    'link' in access
      ? `Pour choisir votre mot de passe, ouvrez cette page :

${access.link}

Le lien fonctionne une seule fois, pendant ${access.validDays} jours. Une fois le mot de passe enregistré, votre session s’ouvre. Par la suite, connectez-vous sur ${portal}/parent-login avec votre adresse e-mail ${email} et votre nouveau mot de passe.

Si vous n’attendiez pas ce message, vous pouvez l’ignorer. Personne ne peut utiliser le compte sans le lien ci-dessus.`
      : `Pour vous connecter, ouvrez cette page :

${portal}/parent-login

Adresse e-mail : ${email}
Mot de passe temporaire : ${access.password}

Le mot de passe temporaire est valable ${access.validHours} heures. À votre première connexion, l’espace famille vous demandera de choisir votre propre mot de passe avant de continuer.

Si vous n’attendiez pas ce message, vous pouvez l’ignorer. Personne ne peut utiliser le compte sans le mot de passe ci-dessus.`,
  zh: ({ email, portal, access }) =>
    'link' in access
      ? `请打开以下页面设置您的密码：

${access.link}

该链接只能使用一次，${access.validDays}天内有效。保存密码后，系统会直接为您登录。以后请用电子邮箱${email}和新密码在此登录：
${portal}/parent-login

如果您不清楚为何收到此邮件，请忽略它。没有上述链接，任何人都无法使用该账户。`
      : `请打开以下页面登录：

${portal}/parent-login

电子邮箱：${email}
临时密码：${access.password}

临时密码的有效期为${access.validHours}小时。使用临时密码登录后，门户会请您先设置自己的密码，然后继续使用。

如果您不清楚为何收到此邮件，请忽略它。没有上述密码，任何人都无法使用该账户。`,
};
