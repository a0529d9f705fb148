import type { MessageTopic } from '../enquiry-topics.ts';
import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import type { MailContent, MailTexts } from './mail-in.ts';

interface MessageReceived {
  topic: MessageTopic;
  /** Null if the typed name is not plausible: the form must not send arbitrary text to other people's addresses. */
  fullName: string | null;
  reference: string;
  language: Language;
}

/**
 * Acknowledgement of a message of the contact form, in the language of the page it was sent from. It names the office and
 * repeats nothing of the message except the name; the subject line does not name the topic. @see PD-16, PD-30
 */
export function messageReceivedMail(received: MessageReceived): MailContent {
  const { subject, text } = texts[received.language];
  return { subject, text: `${text(received).trim()}\n` };
}

const texts: MailTexts<MessageReceived> = {
  en: {
    subject: `Your message to ${school.name}`,
    text: ({ topic, fullName, reference }) => `
${fullName === null ? 'Hello,' : `Dear ${fullName},`}

We have received your message through the contact form of ${school.name}. We pass it to ${offices.en[topic]}.

Your reference: ${reference}

${topic === 'safeguarding' ? dangers.en : 'Please quote this reference if you write to us again.'}

This message was sent automatically. If you did not write to us, please ignore it.`,
  },
  ar: {
    subject: 'تسلّمنا رسالتكم',
    text: ({ topic, fullName, reference }) => `
${fullName === null ? 'تحية طيبة وبعد،' : `تحية طيبة إلى ${fullName}،`}

تسلّمنا رسالتكم عبر نموذج التواصل لدى مدرسة ${school.name}. ونحيلها إلى ${offices.ar[topic]}.

الرقم المرجعي لرسالتكم: ${reference}

${topic === 'safeguarding' ? dangers.ar : 'يُرجى ذكر هذا الرقم إذا كتبتم إلينا مرة أخرى.'}

أُرسلت هذه الرسالة تلقائيًا. وإذا لم تكونوا قد كتبتم إلينا فيُرجى تجاهلها.`,
  },
  fr: {
    subject: 'Votre message nous est parvenu',
    text: ({ topic, fullName, reference }) => `
${fullName === null ? 'Bonjour,' : `Bonjour ${fullName},`}

Nous avons bien reçu le message que vous avez envoyé par le formulaire de contact de ${school.name}. Nous le transmettons ${offices.fr[topic]}.

Votre référence : ${reference}

${topic === 'safeguarding' ? dangers.fr : 'Veuillez rappeler cette référence si vous nous écrivez de nouveau.'}

Ce message a été envoyé automatiquement. Si vous ne nous avez pas écrit, vous pouvez l’ignorer.`,
  },
  zh: {
    subject: '我们已收到您的留言',
    text: ({ topic, fullName, reference }) => `
${fullName === null ? '您好！' : `${fullName}，您好！`}

我们已收到您通过${school.name}联系表发送的留言，并会将其转交${offices.zh[topic]}。

您的参考编号：${reference}

${topic === 'safeguarding' ? dangers.zh : '再次与我们联系时，请注明此参考编号。'}

本邮件由系统自动发送。如果您并未联系过我们，请忽略此邮件。`,
  },
};

/** Names of the offices in the grammatical form that the sentence above requires. */
const offices: Record<Language, Record<MessageTopic, string>> = {
  en: {
    safeguarding: 'the Designated Safeguarding Lead',
    complaint: 'the Complaints Officer',
    cancellation: 'Admissions',
    data: 'the Data Protection Officer',
    account: 'Technical Support',
    other: 'the school’s administration',
  },
  ar: {
    safeguarding: 'مسؤول حماية الطفل المعيَّن',
    complaint: 'مسؤول الشكاوى',
    cancellation: 'قسم القبول',
    data: 'مسؤول حماية البيانات',
    account: 'الدعم التقني',
    other: 'إدارة المدرسة',
  },
  fr: {
    safeguarding: 'au référent désigné pour la protection de l’enfance',
    complaint: 'au responsable des réclamations',
    cancellation: 'au service des admissions',
    data: 'au délégué à la protection des données',
    account: 'à l’assistance technique',
    other: 'à l’administration de l’école',
  },
  zh: {
    safeguarding: '指定儿童保护负责人',
    complaint: '投诉事务负责人',
    cancellation: '招生办公室',
    data: '数据保护官',
    account: '技术支持',
    other: '校务办公室',
  },
};

const dangers: Record<Language, string> = {
  en: 'We do not read messages at every hour. If a child is in danger, call 999 in the United Kingdom or your local emergency services. Children and young people in the United Kingdom can call Childline free on 0800 1111.',
  ar: 'لا نقرأ الرسائل على مدار الساعة. إذا كان طفل في خطر فاتصلوا بالرقم 999 في المملكة المتحدة أو بخدمات الطوارئ المحلية لديكم. ويستطيع الأطفال واليافعون في المملكة المتحدة الاتصال مجانًا بخط Childline على الرقم \u20680800 1111\u2069.',
  fr: 'Nous ne lisons pas les messages à toute heure. Si un enfant est en danger, appelez le 999 au Royaume-Uni ou les services d’urgence de votre pays. Au Royaume-Uni, les enfants et les jeunes peuvent appeler gratuitement Childline au 0800 1111.',
  zh: '我们并非全天候查看留言。如果有儿童处于危险之中，在英国请拨打999，在其他地方请拨打您当地的紧急服务电话。在英国，儿童和青少年可免费拨打Childline热线0800 1111。',
};
