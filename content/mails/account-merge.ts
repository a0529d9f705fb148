import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

interface AccountMerge {
  /** The account of the receiver: the one that stays, or the one that is deleted, whose owner confirms. */
  sentTo: 'kept' | 'duplicate';
  fullName: string;
  /** Address of the page that names both accounts. */
  link: string;
  validHours: number;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mails about a requested merge of two accounts. Neither names the other account: the page does. @see PD-64 */
export function accountMergeMail({ language, sentTo, ...merge }: AccountMerge): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code][sentTo](merge) }));
}

type Text = (merge: Pick<AccountMerge, 'fullName' | 'link' | 'validHours'>) => string;

const texts: Record<Language, Record<AccountMerge['sentTo'], Text> & { subject: string }> = {
  en: {
    subject: `Two accounts at ${school.name} are to be merged`,
    duplicate: ({ fullName, link, validHours }) => `
Dear ${fullName},

The school would like to merge your account in the family portal of ${school.name} with another one, because both seem to be yours. The account with this email address would then be deleted, and whoever uses the other account could read all your messages.

This page names both accounts. If both are yours, confirm there. If not, select “The other account is not mine”.

${link}

The link works for ${validHours} hours. Unless you confirm, nothing changes.`,
    kept: ({ fullName, link, validHours }) => `
Dear ${fullName},

The school would like to merge another account in the family portal of ${school.name} into yours, because both seem to be yours. Your account stays, with its email address and password, and would then hold the messages and students of both. We have sent a link to the email address of the other account; nothing changes unless it is confirmed there.

If the other account is not yours, open this page, which names both, and select “The other account is not mine”.

${link}

The link works for ${validHours} hours.`,
  },
  ar: {
    subject: `طلب دمج حسابين لدى مدرسة ${school.name}`,
    duplicate: ({ fullName, link, validHours }) => `
تحية طيبة إلى ${fullName}،

تودّ المدرسة دمج حسابكم في بوابة الأسرة لدى مدرسة ${school.name} في حساب آخر، إذ يبدو أن الحسابين لكم. وعندئذ يُحذف الحساب المرتبط بهذا البريد الإلكتروني، ويستطيع من يستخدم الحساب الآخر قراءة جميع رسائلكم.

تذكر الصفحة الآتية الحسابين. فإذا كانا لكم فأكّدوا الدمج فيها، وإلا فاختاروا «الحساب الآخر ليس لي».

${link}

يعمل الرابط مدة ${validHours} ساعة. ولا يتغير شيء ما لم تؤكّدوا.`,
    kept: ({ fullName, link, validHours }) => `
تحية طيبة إلى ${fullName}،

تودّ المدرسة دمج حساب آخر في بوابة الأسرة لدى مدرسة ${school.name} في حسابكم، إذ يبدو أن الحسابين لكم. ويبقى حسابكم ببريده الإلكتروني وكلمة مروره، ويضم عندئذ الرسائل والطلاب من الحسابين. وقد أرسلنا رابطًا إلى البريد الإلكتروني للحساب الآخر، ولا يتغير شيء ما لم يُؤكَّد الدمج منه.

وإذا لم يكن الحساب الآخر لكم، فافتحوا هذه الصفحة التي تذكر الحسابين، واختاروا «الحساب الآخر ليس لي».

${link}

يعمل الرابط مدة ${validHours} ساعة.`,
  },
  fr: {
    subject: `Demande de fusion de deux comptes à ${school.name}`,
    duplicate: ({ fullName, link, validHours }) => `
Bonjour ${fullName},

L’école souhaite fusionner votre compte dans l’espace famille de ${school.name} avec un autre, car les deux semblent être les vôtres. Le compte lié à cette adresse e-mail serait alors supprimé, et toute personne qui utilise l’autre compte pourrait lire tous vos messages.

Cette page indique les deux comptes. S’ils sont tous les deux les vôtres, confirmez-y la fusion. Sinon, choisissez « L’autre compte n’est pas le mien ».

${link}

Le lien fonctionne pendant ${validHours} heures. Sans votre confirmation, rien ne change.`,
    kept: ({ fullName, link, validHours }) => `
Bonjour ${fullName},

L’école souhaite fusionner un autre compte de l’espace famille de ${school.name} avec le vôtre, car les deux semblent être les vôtres. Votre compte est conservé, avec son adresse e-mail et son mot de passe, et réunirait alors les messages et les élèves des deux. Nous avons envoyé un lien à l’adresse e-mail de l’autre compte ; rien ne change sans confirmation de ce côté.

Si l’autre compte n’est pas le vôtre, ouvrez cette page, qui indique les deux, et choisissez « L’autre compte n’est pas le mien ».

${link}

Le lien fonctionne pendant ${validHours} heures.`,
  },
  zh: {
    subject: `${school.name}：两个账户的合并请求`,
    duplicate: ({ fullName, link, validHours }) => `
${fullName}，您好！

您在${school.name}家庭门户的账户与另一个账户似乎都属于您，学校希望将其合并。合并后，使用此电子邮箱的账户将被删除，使用另一个账户的人可以阅读您的全部消息。

以下页面会列出这两个账户。如果都属于您，请在该页面确认；否则请选择“另一个账户不是我的”。

${link}

该链接${validHours}小时内有效。未经您确认，不会有任何更改。`,
    kept: ({ fullName, link, validHours }) => `
${fullName}，您好！

${school.name}家庭门户中的另一个账户与您的账户似乎都属于您，学校希望将其并入您的账户。您的账户及其电子邮箱和密码保持不变，合并后将包含两个账户的消息和学生。我们已向另一个账户的电子邮箱发送链接；未经该邮箱确认，不会有任何更改。

如果另一个账户不是您的，请打开以下页面（其中列出两个账户），并选择“另一个账户不是我的”。

${link}

该链接${validHours}小时内有效。`,
  },
};
