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
 * It holds no message text and no student data. @see core §2 Admin Console, decisions 16
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
  () => 'Votre compte famille',
  () => '您的家庭门户账户',
];

const texts: Record<Language, (invitation: Invitation) => string> = {
  en: ({ fullName, email, password, portal, validHours }) => `
Dear ${fullName},

${school.name} has opened an account for you in its family portal.

Sign in at: ${portal}/parent-login
Email: ${email}
Temporary password: ${password}

The temporary password is valid for ${validHours} hours. When you sign in with it, the portal asks you to choose a password of your own before anything else opens.

If you did not expect this message, please ignore it: without it nobody can sign in.`,
  ar: ({ fullName, email, password, portal, validHours }) => `
السادة الكرام / ${fullName}،

أنشأت مدرسة ${school.name} حسابًا لكم في بوابة الأسرة.

صفحة الدخول: ${portal}/parent-login
البريد الإلكتروني: ${email}
كلمة المرور المؤقتة: ${password}

تبقى كلمة المرور المؤقتة صالحة مدة ${validHours} ساعة. وعند دخولكم بها تطلب منكم البوابة اختيار كلمة مرور خاصة بكم قبل أن يُفتح أي شيء آخر.

إذا لم تكونوا تنتظرون هذه الرسالة فيُرجى تجاهلها، إذ لا يستطيع أحد الدخول من دونها.`,
  fr: ({ fullName, email, password, portal, validHours }) => `
Bonjour ${fullName},

${school.name} vous a ouvert un compte dans son espace famille.

Page de connexion : ${portal}/parent-login
Adresse e-mail : ${email}
Mot de passe temporaire : ${password}

Le mot de passe temporaire est valable ${validHours} heures. À votre première connexion, l’espace famille vous demandera de choisir votre propre mot de passe avant d’ouvrir quoi que ce soit d’autre.

Si vous n’attendiez pas ce message, ignorez-le : sans lui, personne ne peut se connecter.`,
  zh: ({ fullName, email, password, portal, validHours }) => `
${fullName}，您好！

${school.name}已为您开通家庭门户账户。

登录页面：${portal}/parent-login
电子邮箱：${email}
临时密码：${password}

临时密码的有效期为${validHours}小时。使用临时密码登录后，门户会先请您设置自己的密码，之后才能使用其他功能。

如果您并未预期收到此邮件，请忽略它：没有其中的密码，任何人都无法登录。`,
};
