import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

/**
 * `approve` goes to the old address, `confirm` to the new one, `taken` to the account that already has the new address,
 * `completed` to both. After a correction by an administrator, `corrected` goes to the new address and `replaced` to the old
 * one, or `withdrawn` if the person had not chosen a password, because the old address may be a stranger's. Only `corrected`
 * contains the new address.
 */
export const emailChangeKinds = [
  'approve',
  'confirm',
  'taken',
  'completed',
  'corrected',
  'replaced',
  'withdrawn',
] as const;
export type EmailChangeKind = (typeof emailChangeKinds)[number];

interface EmailChange {
  kind: EmailChangeKind;
  fullName: string;
  newEmail: string;
  /** Address of the page that confirms or rejects the change; empty for mails without a link. */
  link: string;
  validHours: number;
  /** Public origin of the portal. */
  portal: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mails about a changed email address. `confirm` contains no name: the new address may be a stranger's. @see PD-40, PD-52 */
export function emailChangeMail(change: EmailChange): MailContent {
  return mailIn(change.language, (code) => {
    const { subject, text } = texts[code][change.kind];
    return { subject, text: text(change) };
  });
}

type Text = { subject: string; text: (change: EmailChange) => string };

const texts: Record<Language, Record<EmailChangeKind, Text>> = {
  en: {
    approve: {
      subject: `Confirm the new email address of your account at ${school.name}`,
      text: ({ fullName, newEmail, link, validHours }) => `
Dear ${fullName},

Somebody who is signed in to your account in the family portal of ${school.name} wants to change its email address to:

${newEmail}

If this was you, open this page and confirm. Please also open the link that we have sent to the new address.

${link}

If it was not you, open the same page and select “This was not me”. The address then stays as it is, and every browser is signed out of your account.

The link works for ${validHours} hours. Until both addresses are confirmed, nothing changes.`,
    },
    confirm: {
      subject: `Confirm this email address for ${school.name}`,
      text: ({ link, validHours }) => `
Hello,

Somebody wants to use this email address for an account in the family portal of ${school.name}. If this was you, open this page and confirm. Please also open the link that we have sent to your former address.

${link}

The link works for ${validHours} hours. If you did not ask for this, please ignore this message. Nothing changes.`,
    },
    taken: {
      subject: `Your email address at ${school.name}`,
      text: ({ fullName }) => `
Dear ${fullName},

Somebody wants to use your email address for another account in the family portal of ${school.name}. It belongs to your account, so nothing has changed and you do not need to do anything.

If you have two accounts and need only one, please write to Technical Support through the Secure Inbox.`,
    },
    completed: {
      subject: `The email address of your account at ${school.name} was changed`,
      text: ({ fullName, newEmail, portal }) => `
Dear ${fullName},

The email address of your account in the family portal of ${school.name} is now:

${newEmail}

Please sign in with it from now on. Browsers that are signed in stay signed in.

If you did not know about this, tell the school at once through the contact form at ${portal}/admissions?topic=account#enquiry`,
    },
    corrected: {
      subject: `The email address of your account at ${school.name} was changed`,
      text: ({ fullName, newEmail, portal }) => `
Dear ${fullName},

The school has changed the email address of your account in the family portal of ${school.name} to:

${newEmail}

Please sign in with it from now on. Your password stays the same. For your security, every browser was signed out.

If you did not ask for this, tell the school at once through the contact form at ${portal}/admissions?topic=account#enquiry`,
    },
    replaced: {
      subject: `Your account at ${school.name} has another email address now`,
      text: ({ fullName, portal }) => `
Dear ${fullName},

The school has changed the email address of your account in the family portal of ${school.name}. You can no longer sign in with this address, and this is the last email about the account that we send to it.

If you did not ask for this, tell the school at once through the contact form at ${portal}/admissions?topic=account#enquiry`,
    },
    withdrawn: {
      subject: `An invitation from ${school.name} is no longer valid`,
      text: () => `
Hello,

We sent an invitation to the family portal of ${school.name} to this email address. It is no longer valid, because the school has corrected the address. The link or password in it does not work any more.

You do not need to do anything. Please delete the invitation.`,
    },
  },
  ar: {
    approve: {
      subject: 'تأكيد البريد الإلكتروني الجديد لحسابكم في بوابة الأسرة',
      text: ({ fullName, newEmail, link, validHours }) => `
تحية طيبة إلى ${fullName}،

ورد طلب لتغيير البريد الإلكتروني لحسابكم في بوابة الأسرة لدى مدرسة ${school.name}، من متصفح سُجّل فيه الدخول إلى حسابكم. والعنوان الجديد المطلوب هو:

${newEmail}

إذا كان الطلب منكم فافتحوا هذه الصفحة وأكّدوه. وافتحوا أيضًا الرابط الذي أرسلناه إلى البريد الإلكتروني الجديد.

${link}

وإذا لم يكن منكم فافتحوا الصفحة نفسها واختاروا «لم أطلب ذلك». عندئذ يبقى البريد الإلكتروني كما هو، ويُسجَّل الخروج من حسابكم في جميع المتصفحات.

يعمل الرابط مدة ${validHours} ساعة. ولا يتغير شيء قبل تأكيد الطلب من العنوانين.`,
    },
    confirm: {
      subject: 'تأكيد هذا البريد الإلكتروني لبوابة الأسرة',
      text: ({ link, validHours }) => `
تحية طيبة،

ورد طلب لاستخدام هذا البريد الإلكتروني لحساب في بوابة الأسرة لدى مدرسة ${school.name}. إذا كان الطلب منكم فافتحوا هذه الصفحة وأكّدوه. وافتحوا أيضًا الرابط الذي أرسلناه إلى بريدكم الإلكتروني السابق.

${link}

يعمل الرابط مدة ${validHours} ساعة. وإذا لم تطلبوا ذلك، فيُرجى تجاهل هذه الرسالة. ولن يتغير شيء.`,
    },
    taken: {
      subject: 'بريدكم الإلكتروني في بوابة الأسرة',
      text: ({ fullName }) => `
تحية طيبة إلى ${fullName}،

ورد طلب لاستخدام بريدكم الإلكتروني لحساب آخر في بوابة الأسرة لدى مدرسة ${school.name}. وهو يخص حسابكم، ولذلك لم يتغير شيء ولا يلزمكم فعل شيء.

إذا كان لديكم حسابان ولا تحتاجون إلا إلى واحد، فيُرجى مراسلة الدعم التقني عبر صندوق الرسائل الآمن.`,
    },
    completed: {
      subject: 'تغيّر البريد الإلكتروني لحسابكم في بوابة الأسرة',
      text: ({ fullName, newEmail, portal }) => `
تحية طيبة إلى ${fullName}،

أصبح البريد الإلكتروني لحسابكم في بوابة الأسرة لدى مدرسة ${school.name}:

${newEmail}

يُرجى استخدامه من الآن فصاعدًا عند تسجيل الدخول. وتبقى الجلسات المفتوحة كما هي.

إذا لم تكونوا على علم بذلك، فأخبروا المدرسة فورًا عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry`,
    },
    corrected: {
      subject: 'تغيّر البريد الإلكتروني لحسابكم في بوابة الأسرة',
      text: ({ fullName, newEmail, portal }) => `
تحية طيبة إلى ${fullName}،

غيّرت المدرسة البريد الإلكتروني لحسابكم في بوابة الأسرة لدى مدرسة ${school.name} إلى:

${newEmail}

يُرجى استخدامه من الآن فصاعدًا عند تسجيل الدخول. وتبقى كلمة المرور كما هي. وحرصًا على أمان حسابكم، سُجِّل الخروج منه في جميع المتصفحات.

إذا لم تطلبوا ذلك، فأخبروا المدرسة فورًا عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry`,
    },
    replaced: {
      subject: 'أصبح لحسابكم في بوابة الأسرة بريد إلكتروني آخر',
      text: ({ fullName, portal }) => `
تحية طيبة إلى ${fullName}،

غيّرت المدرسة البريد الإلكتروني لحسابكم في بوابة الأسرة لدى مدرسة ${school.name}. لم يعد تسجيل الدخول بهذا العنوان ممكنًا، وهذه آخر رسالة عن الحساب نرسلها إليه.

إذا لم تطلبوا ذلك، فأخبروا المدرسة فورًا عبر نموذج التواصل:
${portal}/admissions?topic=account#enquiry`,
    },
    withdrawn: {
      subject: 'دعوة إلى بوابة الأسرة لم تعد صالحة',
      text: () => `
تحية طيبة،

أرسلنا إلى هذا البريد الإلكتروني دعوة إلى بوابة الأسرة لدى مدرسة ${school.name}. لم تعد هذه الدعوة صالحة لأن المدرسة صحّحت العنوان، ولم يعد الرابط أو كلمة المرور فيها صالحًا للاستخدام.

لا يلزمكم فعل شيء. يُرجى حذف الدعوة.`,
    },
  },
  fr: {
    approve: {
      subject: 'Confirmez la nouvelle adresse e-mail de votre compte',
      text: ({ fullName, newEmail, link, validHours }) => `
Bonjour ${fullName},

Depuis une session ouverte sur votre compte dans l’espace famille de ${school.name}, il a été demandé de remplacer son adresse e-mail par :

${newEmail}

Si cette demande vient de vous, ouvrez cette page et confirmez-la. Ouvrez aussi le lien que nous avons envoyé à la nouvelle adresse.

${link}

Dans le cas contraire, ouvrez la même page et choisissez « Ce n’était pas moi ». L’adresse reste alors inchangée et tous les navigateurs sont déconnectés de votre compte.

Le lien fonctionne pendant ${validHours} heures. Rien ne change tant que les deux adresses ne sont pas confirmées.`,
    },
    confirm: {
      subject: 'Confirmez cette adresse e-mail pour l’espace famille',
      text: ({ link, validHours }) => `
Bonjour,

Il a été demandé d’utiliser cette adresse e-mail pour un compte dans l’espace famille de ${school.name}. Si cette demande vient de vous, ouvrez cette page et confirmez-la. Ouvrez aussi le lien que nous avons envoyé à votre ancienne adresse.

${link}

Le lien fonctionne pendant ${validHours} heures. Si vous n’avez rien demandé, vous pouvez ignorer ce message. Rien ne change.`,
    },
    taken: {
      subject: 'Votre adresse e-mail dans l’espace famille',
      text: ({ fullName }) => `
Bonjour ${fullName},

Il a été demandé d’utiliser votre adresse e-mail pour un autre compte dans l’espace famille de ${school.name}. Elle est celle de votre compte : rien n’a changé et vous n’avez rien à faire.

Si vous avez deux comptes et n’en voulez qu’un, veuillez écrire à l’assistance technique par la messagerie sécurisée.`,
    },
    completed: {
      subject: 'L’adresse e-mail de votre compte a été modifiée',
      text: ({ fullName, newEmail, portal }) => `
Bonjour ${fullName},

L’adresse e-mail de votre compte dans l’espace famille de ${school.name} est désormais :

${newEmail}

Utilisez-la dorénavant pour vous connecter. Les sessions ouvertes le restent.

Si vous n’étiez pas au courant, prévenez l’école sans attendre par le formulaire de contact : ${portal}/admissions?topic=account#enquiry`,
    },
    corrected: {
      subject: 'L’adresse e-mail de votre compte a été modifiée',
      text: ({ fullName, newEmail, portal }) => `
Bonjour ${fullName},

L’école a remplacé l’adresse e-mail de votre compte dans l’espace famille de ${school.name} par :

${newEmail}

Utilisez-la dorénavant pour vous connecter. Votre mot de passe reste le même. Par sécurité, tous les navigateurs ont été déconnectés.

Si vous n’avez rien demandé, prévenez l’école sans attendre par le formulaire de contact : ${portal}/admissions?topic=account#enquiry`,
    },
    replaced: {
      subject: 'Votre compte a désormais une autre adresse e-mail',
      text: ({ fullName, portal }) => `
Bonjour ${fullName},

L’école a modifié l’adresse e-mail de votre compte dans l’espace famille de ${school.name}. Vous ne pouvez plus vous connecter avec cette adresse-ci, et c’est le dernier e-mail au sujet du compte que nous y envoyons.

Si vous n’avez rien demandé, prévenez l’école sans attendre par le formulaire de contact : ${portal}/admissions?topic=account#enquiry`,
    },
    withdrawn: {
      subject: 'Une invitation à l’espace famille n’est plus valable',
      text: () => `
Bonjour,

Nous avons envoyé à cette adresse e-mail une invitation à l’espace famille de ${school.name}. Elle n’est plus valable, car l’école a corrigé l’adresse. Le lien ou le mot de passe qu’elle contient ne fonctionne plus.

Vous n’avez rien à faire. Veuillez supprimer l’invitation.`,
    },
  },
  zh: {
    approve: {
      subject: '请确认您家庭门户账户的新电子邮箱',
      text: ({ fullName, newEmail, link, validHours }) => `
${fullName}，您好！

有人登录您的${school.name}家庭门户账户后，申请将账户的电子邮箱更改为：

${newEmail}

如果是您本人操作，请打开以下页面确认，并打开我们发送到新邮箱的链接。

${link}

如果并非您本人操作，请打开同一页面并选择“不是我本人”。账户的电子邮箱将保持不变，所有浏览器都会退出您的账户。

该链接${validHours}小时内有效。两个邮箱均确认之前，不会有任何更改。`,
    },
    confirm: {
      subject: '请确认将此电子邮箱用于家庭门户',
      text: ({ link, validHours }) => `
您好！

有人申请将此电子邮箱用于${school.name}家庭门户的账户。如果是您本人操作，请打开以下页面确认，并打开我们发送到您原邮箱的链接。

${link}

该链接${validHours}小时内有效。如果您没有提出申请，请忽略此邮件，不会有任何更改。`,
    },
    taken: {
      subject: '您在家庭门户使用的电子邮箱',
      text: ({ fullName }) => `
${fullName}，您好！

有人申请将您的电子邮箱用于${school.name}家庭门户的另一个账户。该邮箱属于您的账户，因此没有任何更改，您无需采取任何措施。

如果您有两个账户而只需要一个，请通过安全收件箱联系技术支持。`,
    },
    completed: {
      subject: '您家庭门户账户的电子邮箱已更改',
      text: ({ fullName, newEmail, portal }) => `
${fullName}，您好！

您的${school.name}家庭门户账户的电子邮箱现已更改为：

${newEmail}

今后请使用此邮箱登录。已登录的浏览器将保持登录。

如果您并不知情，请立即通过联系表告知学校：
${portal}/admissions?topic=account#enquiry`,
    },
    corrected: {
      subject: '您家庭门户账户的电子邮箱已更改',
      text: ({ fullName, newEmail, portal }) => `
${fullName}，您好！

学校已将您的${school.name}家庭门户账户的电子邮箱更改为：

${newEmail}

今后请使用此邮箱登录。您的密码保持不变。为安全起见，所有浏览器均已退出登录。

如果您没有提出此要求，请立即通过联系表告知学校：
${portal}/admissions?topic=account#enquiry`,
    },
    replaced: {
      subject: '您的家庭门户账户已改用其他电子邮箱',
      text: ({ fullName, portal }) => `
${fullName}，您好！

学校已更改您的${school.name}家庭门户账户的电子邮箱。您不能再使用此邮箱登录，这也是我们发送到此邮箱的最后一封有关该账户的邮件。

如果您没有提出此要求，请立即通过联系表告知学校：
${portal}/admissions?topic=account#enquiry`,
    },
    withdrawn: {
      subject: '一份家庭门户邀请已失效',
      text: () => `
您好！

我们曾向此电子邮箱发送${school.name}家庭门户的邀请。由于学校更正了邮箱地址，该邀请已失效，其中的链接或密码无法再使用。

您无需采取任何措施，请删除该邀请邮件。`,
    },
  },
};
