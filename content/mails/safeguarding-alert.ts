import type { Language } from '../languages.ts';
import { figures } from '../legal/figures.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

/**
 * `concern`: sent with the contact form. `unassigned`: to administrators, because the safeguarding office has no holder.
 * `message`: in the Secure Inbox, to the office. `reminder`: nobody has acknowledged a concern or report. `director`: the same,
 * to the Director. `vacant`: to the Director, the office has lost its last holder while a concern or report is open.
 */
type SafeguardingEvent = 'concern' | 'unassigned' | 'message' | 'reminder' | 'director' | 'vacant';

interface SafeguardingAlert {
  fullName: string;
  event: SafeguardingEvent;
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail about safeguarding, without names and without content. It does not depend on notification settings. @see PD-75 */
export function safeguardingAlertMail({ language, event, ...about }: SafeguardingAlert): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code][event](about) }));
}

type About = Pick<SafeguardingAlert, 'fullName' | 'link'>;

const hours = figures.concernEscalationHours;

const texts: Record<Language, { subject: string } & Record<SafeguardingEvent, (about: About) => string>> = {
  en: {
    subject: 'Please sign in to the family portal',
    concern: ({ fullName, link }) => `
Dear ${fullName},

A safeguarding concern was sent to your office with the contact form of ${school.name}. Please read it without delay and acknowledge it:
${link}

To protect the people concerned, this email contains nothing of the concern.`,
    unassigned: ({ fullName, link }) => `
Dear ${fullName},

A safeguarding concern is waiting at ${school.name}, and the office of Designated Safeguarding Lead has no active holder or deputy. Until it has one, administrators handle concerns. Please read it without delay, and assign the office in the console:
${link}

To protect the people concerned, this email contains nothing of the concern.`,
    message: ({ fullName, link }) => `
Dear ${fullName},

Your office has a new message in the Secure Inbox of ${school.name}. Please read it without delay:
${link}

Emails about messages to this office are always sent at once.`,
    reminder: ({ fullName, link }) => `
Dear ${fullName},

A concern or a reported message at ${school.name} is waiting for your office. Nobody has acknowledged it. Please read it now and acknowledge it:
${link}

To protect the people concerned, this email contains nothing of it.`,
    director: ({ fullName, link }) => `
Dear ${fullName},

A concern or a reported message at ${school.name} has been waiting for ${hours} hours. Nobody in the office of Designated Safeguarding Lead has acknowledged it. Please make sure today that the holder of the office or the deputy signs in and reads it, and that the office is assigned. You can write to the office here:
${link}

To protect the people concerned, this email contains nothing of it.`,
    vacant: ({ fullName, link }) => `
Dear ${fullName},

The office of Designated Safeguarding Lead at ${school.name} no longer has an active holder or deputy, and a concern or a reported message is still open. Please make sure today that the office is assigned, and that the new holder gets what arrived before. Here you can hand it over:
${link}

To protect the people concerned, this email contains nothing of it.`,
  },
  ar: {
    subject: 'يُرجى تسجيل الدخول إلى بوابة الأسرة',
    concern: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

وصلت إلى منصبكم عبر نموذج التواصل لدى مدرسة ${school.name} رسالة عن مخاوف تتعلق بحماية طفل. يُرجى قراءتها دون تأخير وتأكيد الاطلاع عليها:
${link}

حمايةً للمعنيين لا يتضمن هذا البريد شيئًا من الرسالة.`,
    unassigned: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

تنتظر لدى مدرسة ${school.name} رسالة عن مخاوف تتعلق بحماية طفل، وليس لمنصب مسؤول حماية الطفل المعيَّن صاحب نشط ولا نائب. وإلى أن يُعيَّن أحد يتولى المسؤولون الإداريون هذه الرسائل. يُرجى قراءتها دون تأخير، وتعيين صاحب المنصب في لوحة الإدارة:
${link}

حمايةً للمعنيين لا يتضمن هذا البريد شيئًا من الرسالة.`,
    message: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

وصلت إلى منصبكم رسالة جديدة في صندوق الرسائل الآمن لدى مدرسة ${school.name}. يُرجى قراءتها دون تأخير:
${link}

تُرسل رسائل البريد عن رسائل هذا المنصب فورًا دائمًا.`,
    reminder: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

تنتظر منصبَكم لدى مدرسة ${school.name} رسالة عن مخاوف تتعلق بحماية طفل أو رسالة مبلَّغ عنها، ولم يؤكد أحد الاطلاع عليها. يُرجى قراءتها الآن وتأكيد الاطلاع عليها:
${link}

حمايةً للمعنيين لا يتضمن هذا البريد شيئًا منها.`,
    director: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

تنتظر لدى مدرسة ${school.name} منذ ${hours} ساعة رسالة عن مخاوف تتعلق بحماية طفل أو رسالة مبلَّغ عنها، ولم يؤكد أحد في منصب مسؤول حماية الطفل المعيَّن الاطلاع عليها. يُرجى التأكد اليوم من أن صاحب المنصب أو نائبه يسجّل الدخول ويقرؤها، ومن أن للمنصب صاحبًا معيَّنًا. ويمكنكم مراسلة المنصب هنا:
${link}

حمايةً للمعنيين لا يتضمن هذا البريد شيئًا منها.`,
    vacant: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

لم يعد لمنصب مسؤول حماية الطفل المعيَّن لدى مدرسة ${school.name} صاحب نشط ولا نائب، ولا تزال هناك رسالة مفتوحة عن مخاوف تتعلق بحماية طفل أو رسالة مبلَّغ عنها. يُرجى التأكد اليوم من تعيين صاحب للمنصب ومن أن يتسلّم ما وصل قبل تعيينه. ويمكنكم تسليمه من هنا:
${link}

حمايةً للمعنيين لا يتضمن هذا البريد شيئًا منها.`,
  },
  fr: {
    subject: 'Veuillez vous connecter à l’espace famille',
    concern: ({ fullName, link }) => `
Bonjour ${fullName},

Une inquiétude concernant la sécurité d’un enfant a été adressée à votre fonction par le formulaire de contact de ${school.name}. Veuillez la lire sans délai et en accuser réception :
${link}

Pour protéger les personnes concernées, cet e-mail n’en reprend rien.`,
    unassigned: ({ fullName, link }) => `
Bonjour ${fullName},

Une inquiétude concernant la sécurité d’un enfant est en attente à ${school.name}, et la fonction de référent désigné pour la protection de l’enfance n’a ni titulaire ni suppléant actif. D’ici là, les administrateurs traitent ces messages. Veuillez la lire sans délai et attribuer la fonction dans la console :
${link}

Pour protéger les personnes concernées, cet e-mail n’en reprend rien.`,
    message: ({ fullName, link }) => `
Bonjour ${fullName},

Votre fonction a reçu un nouveau message dans la messagerie sécurisée de ${school.name}. Veuillez le lire sans délai :
${link}

Les e-mails relatifs aux messages adressés à cette fonction sont toujours envoyés immédiatement.`,
    reminder: ({ fullName, link }) => `
Bonjour ${fullName},

Une inquiétude ou un message signalé à ${school.name} attend votre fonction. Personne n’en a accusé réception. Veuillez lire cet élément maintenant et en accuser réception :
${link}

Pour protéger les personnes concernées, cet e-mail n’en reprend rien.`,
    director: ({ fullName, link }) => `
Bonjour ${fullName},

Une inquiétude ou un message signalé à ${school.name} attend depuis ${hours} heures. Personne, dans la fonction de référent désigné pour la protection de l’enfance, n’en a accusé réception. Veuillez vous assurer aujourd’hui que le titulaire ou son suppléant se connecte et lit cet élément, et que la fonction est attribuée. Vous pouvez écrire à la fonction ici :
${link}

Pour protéger les personnes concernées, cet e-mail n’en reprend rien.`,
    vacant: ({ fullName, link }) => `
Bonjour ${fullName},

La fonction de référent désigné pour la protection de l’enfance de ${school.name} n’a plus ni titulaire ni suppléant actif, et une inquiétude ou un message signalé n’est pas encore clos. Veuillez vous assurer aujourd’hui que la fonction est attribuée et que le nouveau titulaire reçoit ce qui est arrivé auparavant. Vous pouvez le lui transmettre ici :
${link}

Pour protéger les personnes concernées, cet e-mail n’en reprend rien.`,
  },
  zh: {
    subject: '请登录家庭门户',
    concern: ({ fullName, link }) => `
${fullName}，您好！

有人通过${school.name}的联系表，向您所任职务反映了一项儿童保护关切。请尽快查看并确认收到：
${link}

为保护有关人员，本邮件不含所反映的任何内容。`,
    unassigned: ({ fullName, link }) => `
${fullName}，您好！

${school.name}有一项儿童保护关切等待处理，而“指定儿童保护负责人”一职目前没有在任者，也没有副手。在有人任职之前，由管理员处理此类关切。请尽快查看，并在管理控制台安排该职务的担任者：
${link}

为保护有关人员，本邮件不含所反映的任何内容。`,
    message: ({ fullName, link }) => `
${fullName}，您好！

您所任职务在${school.name}的安全收件箱中收到一条新消息。请尽快查看：
${link}

有关发给该职务的消息，邮件通知一律立即发送。`,
    reminder: ({ fullName, link }) => `
${fullName}，您好！

${school.name}有一项儿童保护关切或一条被举报的消息正在等待您所任职务处理，目前尚无人确认收到。请立即查看并确认收到：
${link}

为保护有关人员，本邮件不含其任何内容。`,
    director: ({ fullName, link }) => `
${fullName}，您好！

${school.name}有一项儿童保护关切或一条被举报的消息已等待${hours}小时，“指定儿童保护负责人”一职尚无人确认收到。请务必于今日确保该职务的担任者或其副手登录查看，并确保该职务已有人担任。您可以在此给该职务发消息：
${link}

为保护有关人员，本邮件不含其任何内容。`,
    vacant: ({ fullName, link }) => `
${fullName}，您好！

${school.name}的“指定儿童保护负责人”一职目前已没有在任者，也没有副手，而仍有一项儿童保护关切或一条被举报的消息尚未结案。请务必于今日确保该职务有人担任，并确保新任者获得此前收到的内容。您可以在此移交：
${link}

为保护有关人员，本邮件不含其任何内容。`,
  },
};
