import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface DataDownloaded {
  fullName: string;
  /** Public origin of the portal. */
  portal: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about a download of a person's data, and what to do if it was not them. @see PD-57 */
export function dataDownloadedMail(download: DataDownloaded): MailContent {
  return mailIn(download.language, (code) => ({ subject: texts[code].subject, text: texts[code].text(download) }));
}

const texts: MailTexts<DataDownloaded> = {
  en: {
    subject: `Your data at ${school.name} was downloaded`,
    text: ({ fullName, portal }) => `
Dear ${fullName},

Somebody who was signed in to your account in the family portal of ${school.name}, and entered your password, downloaded what the portal holds about you and your children.

If this was you, you do not need to do anything.

If it was not, please act at once: choose a new password at ${portal}/forgot-password and tell the school through the contact form at ${portal}/admissions?topic=data#enquiry`,
  },
  ar: {
    subject: 'نُزّلت بياناتكم من بوابة الأسرة',
    text: ({ fullName, portal }) => `
تحية طيبة إلى ${fullName}،

نزّل شخص دخل حسابكم في بوابة الأسرة لدى مدرسة ${school.name} وأدخل كلمة مروركم ما تحتفظ به البوابة عنكم وعن أبنائكم.

إذا كنتم أنتم من فعل ذلك، فلا يلزمكم فعل شيء.

وإذا لم تكونوا أنتم، فيُرجى التصرف فورًا: اختاروا كلمة مرور جديدة من الصفحة
${portal}/forgot-password
وأخبروا المدرسة عبر نموذج التواصل:
${portal}/admissions?topic=data#enquiry`,
  },
  fr: {
    subject: 'Vos données de l’espace famille ont été téléchargées',
    text: ({ fullName, portal }) => `
Bonjour ${fullName},

Les données que l’espace famille de ${school.name} conserve sur vous et vos enfants ont été téléchargées depuis une session ouverte sur votre compte, après saisie de votre mot de passe.

Si c’était vous, vous n’avez rien à faire.

Dans le cas contraire, agissez sans attendre : choisissez un nouveau mot de passe sur ${portal}/forgot-password et prévenez l’école par le formulaire de contact : ${portal}/admissions?topic=data#enquiry`,
  },
  zh: {
    subject: '您的家庭门户数据已被下载',
    text: ({ fullName, portal }) => `
${fullName}，您好！

有人登录您的${school.name}家庭门户账户并输入您的密码，下载了门户保存的有关您和您子女的数据。

如果是您本人，则无需采取任何措施。

如果不是您本人，请立即在以下页面设置新密码：
${portal}/forgot-password
并通过联系表告知学校：
${portal}/admissions?topic=data#enquiry`,
  },
};
