import { type Language, languageCodes } from '../languages.ts';
import { school } from '../school.ts';

interface Invitation {
  fullName: string;
  email: string;
  password: string;
  /** The public origin of the portal. */
  portal: string;
  validHours: number;
}

/**
 * The mail with temporary credentials. Nobody knows yet which language its reader prefers, so it speaks all four.
 * It holds no message text and no student data. @see core §2 Admin Console, PD-16
 */
export function invitationMail(invitation: Invitation): { subject: string; text: string } {
  const parts = languageCodes.map((language) => texts[language](invitation).trim());
  return {
    subject: subjects.map((subject) => subject(school.name)).join(' · '),
    text: `${parts.join(`\n\n${'—'.repeat(20)}\n\n`)}\n`,
  };
}

const subjects = [
  (name: string) => `Your account at ${name}`,
  () => 'حسابكم في بوابة الأسرة',
  () => 'Votre compte dans l’espace famille',
  () => '您的家庭门户账户',
];

const texts: Record<Language, (invitation: Invitation) => string> = {
  en: ({ fullName, email, password, portal, validHours }) => `
Dear ${fullName},

${school.name} has opened an account for you in its family portal.

Sign in at: ${portal}/parent-login
Email: ${email}
Temporary password: ${password}

The temporary password is valid for ${validHours} hours. When you sign in with it, the portal asks you to choose your own password before you go on.

If you were not expecting this message, please ignore it. Nobody can use the account without the password above.

Admissions, ${school.name}`,
  ar: ({ fullName, email, password, portal, validHours }) => `
تحية طيبة إلى ${fullName}،

أنشأت مدرسة ${school.name} حسابًا لكم في بوابة الأسرة.

صفحة تسجيل الدخول: ${portal}/parent-login
البريد الإلكتروني: ${email}
كلمة المرور المؤقتة:
${password}

تبقى كلمة المرور المؤقتة صالحة مدة ${validHours} ساعة. وعند تسجيل الدخول بها تطلب منكم البوابة اختيار كلمة مرور خاصة بكم قبل المتابعة.

إذا لم تكونوا تنتظرون هذه الرسالة، فيُرجى تجاهلها. ولا يستطيع أحد استخدام الحساب من دون كلمة المرور المذكورة أعلاه.

قسم القبول، مدرسة ${school.name}`,
  fr: ({ fullName, email, password, portal, validHours }) => `
Bonjour ${fullName},

${school.name} vous a ouvert un compte dans son espace famille.

Page de connexion : ${portal}/parent-login
Adresse e-mail : ${email}
Mot de passe temporaire : ${password}

Le mot de passe temporaire est valable ${validHours} heures. À votre première connexion, l’espace famille vous demandera de choisir votre propre mot de passe avant de continuer.

Si vous n’attendiez pas ce message, vous pouvez l’ignorer. Personne ne peut utiliser le compte sans le mot de passe ci-dessus.

Le service des admissions, ${school.name}`,
  zh: ({ fullName, email, password, portal, validHours }) => `
${fullName}，您好！

${school.name}已为您开通家庭门户账户。

登录页面：${portal}/parent-login
电子邮箱：${email}
临时密码：${password}

临时密码的有效期为${validHours}小时。使用临时密码登录后，门户会请您先设置自己的密码，然后继续使用。

如果您不清楚为何收到此邮件，请忽略它。没有上述密码，任何人都无法使用该账户。

${school.name}招生办公室`,
};
