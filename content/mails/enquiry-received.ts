import type { Language } from '../languages.ts';
import { figures } from '../legal/figures.ts';
import { school } from '../school.ts';
import type { MailContent, MailTexts } from './mail-in.ts';

interface EnquiryReceived {
  /** Null if the typed name is not plausible: the form must not send arbitrary text to other people's addresses. */
  fullName: string | null;
  reference: string;
  language: Language;
}

/**
 * Acknowledgement of an enquiry, in the language of the page it was sent from. It makes the same promises as the page and
 * repeats nothing of the enquiry except the name. @see PD-13, PD-16
 */
export function enquiryReceivedMail(received: EnquiryReceived): MailContent {
  const { subject, text } = texts[received.language];
  return { subject, text: `${text(received).trim()}\n` };
}

const hours = figures.enquiryResponseHours;

const texts: MailTexts<EnquiryReceived> = {
  en: {
    subject: `Your enquiry to ${school.name}`,
    text: ({ fullName, reference }) => `
${fullName === null ? 'Hello,' : `Dear ${fullName},`}

Thank you for your interest in ${school.name}. Your enquiry has reached us, and our team will contact you within ${hours} hours.

Your reference: ${reference}

This message was sent automatically. If you did not write to us, please ignore it.`,
  },
  ar: {
    subject: 'تسلّمنا طلبكم للاستشارة',
    text: ({ fullName, reference }) => `
${fullName === null ? 'تحية طيبة وبعد،' : `تحية طيبة إلى ${fullName}،`}

نشكركم على اهتمامكم بمدرسة ${school.name}. وقد تسلّمنا طلبكم للاستشارة، وسيتواصل فريقنا معكم خلال ${hours} ساعة.

الرقم المرجعي لطلبكم: ${reference}

أُرسلت هذه الرسالة تلقائيًا. وإذا لم تكونوا قد كتبتم إلينا فيُرجى تجاهلها.`,
  },
  fr: {
    subject: 'Votre demande d’entretien nous est parvenue',
    text: ({ fullName, reference }) => `
${fullName === null ? 'Bonjour,' : `Bonjour ${fullName},`}

Nous vous remercions de l’intérêt que vous portez à ${school.name}. Votre demande nous est bien parvenue : notre équipe vous contactera dans un délai de ${hours} heures.

Votre référence : ${reference}

Ce message a été envoyé automatiquement. Si vous ne nous avez pas écrit, vous pouvez l’ignorer.`,
  },
  zh: {
    subject: '我们已收到您的咨询预约',
    text: ({ fullName, reference }) => `
${fullName === null ? '您好！' : `${fullName}，您好！`}

感谢您对${school.name}的关注。我们已收到您的咨询预约，我们的团队将在${hours}小时内与您联系。

您的参考编号：${reference}

本邮件由系统自动发送。如果您并未联系过我们，请忽略此邮件。`,
  },
};
