import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface SignInLocked {
  fullName: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/**
 * Mail about a lockout: failed attempts have locked the account for new browsers.
 * @see PD-37
 */
export function signInLockedMail({ fullName, language }: SignInLocked): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code].text(fullName) }));
}

const texts: MailTexts<string> = {
  en: {
    subject: `Failed sign-in attempts at ${school.name}`,
    text: (fullName) => `
Dear ${fullName},

Within one hour, a wrong password was entered twenty times for your account in the family portal of ${school.name}. Nobody was able to sign in. As a precaution, the portal refuses sign-ins to your account from new browsers for up to one hour.

Browsers that you have signed in with before are not affected. You can sign in there as usual.

If these attempts were yours, please wait one hour and try again, or sign in from a browser that you have used before.

If they were not, your password has not been found out and you do not need to do anything. If you use the same password elsewhere, choose a new one in the portal. If you receive this message again, please tell the school through the Secure Inbox.`,
  },
  ar: {
    subject: 'محاولات فاشلة لتسجيل الدخول إلى حسابكم في بوابة الأسرة',
    text: (fullName) => `
تحية طيبة إلى ${fullName}،

أُدخلت كلمة مرور خاطئة لحسابكم في بوابة الأسرة لدى مدرسة ${school.name} عشرين مرة خلال ساعة واحدة، ولم يتمكن أحد من الدخول. ومن باب الاحتياط ترفض البوابة، مدة لا تتجاوز ساعة، تسجيل الدخول إلى حسابكم من متصفحات جديدة.

أما المتصفحات التي سبق أن سجّلتم الدخول منها فلا يشملها ذلك، ويمكنكم تسجيل الدخول منها كالمعتاد.

إذا كانت هذه المحاولات منكم، فيُرجى الانتظار ساعة ثم إعادة المحاولة، أو تسجيل الدخول من متصفح استخدمتموه من قبل.

وإذا لم تكن منكم، فإن أحدًا لم يكتشف كلمة مروركم، ولا يلزمكم فعل شيء. وإذا كنتم تستخدمون كلمة المرور نفسها في موقع آخر، فاختاروا كلمة مرور جديدة في البوابة. وإذا وصلتكم هذه الرسالة مرة أخرى، فيُرجى إخبار المدرسة عبر صندوق الرسائل الآمن.`,
  },
  fr: {
    subject: 'Échecs de connexion à votre compte dans l’espace famille',
    text: (fullName) => `
Bonjour ${fullName},

En une heure, un mot de passe erroné a été saisi vingt fois pour votre compte dans l’espace famille de ${school.name}. Personne n’a pu se connecter. Par précaution, l’espace famille refuse pendant une heure au plus les connexions à votre compte depuis de nouveaux navigateurs.

Les navigateurs que vous avez déjà utilisés pour vous connecter ne sont pas concernés : vous pouvez vous y connecter comme d’habitude.

Si ces tentatives viennent de vous, veuillez attendre une heure avant de réessayer, ou utiliser un navigateur qui vous a déjà servi à vous connecter.

Dans le cas contraire, personne n’a découvert votre mot de passe et vous n’avez rien à faire. S’il vous sert aussi ailleurs, choisissez-en un nouveau dans l’espace famille. Si vous recevez de nouveau ce message, veuillez prévenir l’école par la messagerie sécurisée.`,
  },
  zh: {
    subject: '您的家庭门户账户出现多次登录失败',
    text: (fullName) => `
${fullName}，您好！

一小时内，有人在登录您的${school.name}家庭门户账户时输错了二十次密码，但无人登录成功。为谨慎起见，门户将拒绝通过新的浏览器登录您的账户，最长持续一小时。

您以前登录时用过的浏览器不受影响，可以照常登录。

如果这些尝试出自您本人，请等待一小时后再试，或改用以前登录过的浏览器。

如果并非出自您本人，说明没有人得知您的密码，您无需采取任何措施。如果您在其他地方使用了相同的密码，请在门户中更换新密码。如果再次收到此邮件，请通过安全收件箱告知学校。`,
  },
};
