import type { Language } from '../languages.ts';

/** End of a mail about a change of an account: what to do if the person did not expect it. */
export const unlessExpected: Record<Language, (portal: string) => string> = {
  en: (portal) => `If you know about this, you do not need to do anything.

If you do not, please act at once: choose a new password at ${portal}/forgot-password and tell the school through the contact form at ${portal}/admissions?topic=account#enquiry`,
  ar: (portal) => `إذا كنتم على علم بذلك، فلا يلزمكم فعل شيء.

وإذا لم تكونوا على علم به، فيُرجى التصرف فورًا: اختاروا كلمة مرور جديدة من الصفحة
${portal}/forgot-password
وأخبروا المدرسة عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry`,
  fr: (portal) => `Si vous êtes au courant, vous n’avez rien à faire.

Dans le cas contraire, agissez sans attendre : choisissez un nouveau mot de passe sur ${portal}/forgot-password et prévenez l’école par le formulaire de contact : ${portal}/admissions?topic=account#enquiry`,
  zh: (portal) => `如果您知道此事，则无需采取任何措施。

如果您并不知情，请立即在以下页面设置新密码：
${portal}/forgot-password
并通过联系表告知学校：
${portal}/admissions?topic=account#enquiry`,
};
