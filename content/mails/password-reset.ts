import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import type { MailContent, MailTexts } from './mail-in.ts';

interface PasswordReset {
  fullName: string;
  /** Address of the page to choose a password. */
  link: string;
  validMinutes: number;
  language: Language;
}

/** Mail with the link to choose a new password. @see PD-14 */
export function passwordResetMail(reset: PasswordReset): MailContent {
  const { subject, text } = texts[reset.language];
  return { subject, text: `${text(reset).trim()}\n` };
}

const texts: MailTexts<PasswordReset> = {
  en: {
    subject: `Choose a new password for ${school.name}`,
    text: ({ fullName, link, validMinutes }) => `
Dear ${fullName},

Somebody, probably you, asked for a new password for your account in the family portal of ${school.name}. To choose one, open this page:

${link}

The link works once, within ${validMinutes} minutes.

If you did not ask for this, please ignore this message. Your password stays as it is.`,
  },
  ar: {
    subject: 'اختيار كلمة مرور جديدة لبوابة الأسرة',
    text: ({ fullName, link, validMinutes }) => `
تحية طيبة إلى ${fullName}،

ورد طلب، والأرجح أنه منكم، لتغيير كلمة مرور حسابكم في بوابة الأسرة لدى مدرسة ${school.name}. لاختيار كلمة مرور جديدة افتحوا هذه الصفحة:

${link}

يعمل الرابط مرة واحدة، خلال ${validMinutes} دقيقة.

إذا لم تطلبوا ذلك، فيُرجى تجاهل هذه الرسالة. وتبقى كلمة مروركم كما هي.`,
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe pour l’espace famille',
    text: ({ fullName, link, validMinutes }) => `
Bonjour ${fullName},

Une demande de nouveau mot de passe, sans doute la vôtre, a été faite pour votre compte dans l’espace famille de ${school.name}. Pour en choisir un, ouvrez cette page :

${link}

Le lien fonctionne une seule fois, pendant ${validMinutes} minutes.

Si vous n’avez rien demandé, vous pouvez ignorer ce message. Votre mot de passe reste inchangé.`,
  },
  zh: {
    subject: '设置家庭门户的新密码',
    text: ({ fullName, link, validMinutes }) => `
${fullName}，您好！

有人（可能是您本人）申请重设您的${school.name}家庭门户账户密码。如需设置新密码，请打开以下页面：

${link}

该链接只能使用一次，${validMinutes}分钟内有效。

如果您没有提出申请，请忽略此邮件，您的密码不会改变。`,
  },
};
