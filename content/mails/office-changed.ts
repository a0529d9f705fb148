import type { Language } from '../languages.ts';
import type { Office } from '../offices.ts';
import { school } from '../school.ts';
import { offices as officesAr } from '../translations/ar/offices.ts';
import { offices as officesEn } from '../translations/en/offices.ts';
import { offices as officesFr } from '../translations/fr/offices.ts';
import { offices as officesZh } from '../translations/zh/offices.ts';
import { type MailContent, mailIn } from './mail-in.ts';

export const officeChanges = ['assigned', 'suspended', 'reactivated', 'role', 'handed-over'] as const;
export type OfficeChange = (typeof officeChanges)[number];

interface OfficeChanged {
  fullName: string;
  office: Office;
  change: OfficeChange;
  /** Link to the history of the office. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/**
 * Mail to the holder, the deputy and the Director about a change of a confidential office. Names the office, and neither
 * people nor messages. @see PD-28
 */
export function officeChangedMail({ language, office, change, ...about }: OfficeChanged): MailContent {
  return mailIn(language, (code) => {
    const { subject, text, changes, names } = texts[code];
    const name = names[`office.${office}`];
    return { subject: subject(name), text: text({ ...about, what: changes[change](name) }) };
  });
}

interface Texts {
  names: Record<`office.${Office}`, string>;
  subject: (office: string) => string;
  changes: Record<OfficeChange, (office: string) => string>;
  text: (about: { fullName: string; what: string; link: string }) => string;
}

const texts: Record<Language, Texts> = {
  en: {
    names: officesEn,
    subject: (office) => `Change to an office: ${office}`,
    changes: {
      assigned: (office) => `The holder or the deputy of the office “${office}” has changed.`,
      suspended: (office) => `The account of the holder or the deputy of the office “${office}” has been suspended.`,
      reactivated: (office) => `The account of the holder or the deputy of the office “${office}” is active again.`,
      role: (office) => `The holder or the deputy of the office “${office}” is no longer staff in the portal.`,
      'handed-over': (office) => `Earlier messages and reports of the office “${office}” have been handed over.`,
    },
    text: ({ fullName, what, link }) => `
Dear ${fullName},

${what} This was done in the family portal of ${school.name}.

You receive this email because you hold this office, held it until now, or are the Director or the deputy. If you did not expect the change, please ask the administrators at once, and tell the Director. Whoever holds the office sees who made the change, and when:
${link}`,
  },
  ar: {
    names: officesAr,
    subject: (office) => `تغيير في منصب: ${office}`,
    changes: {
      assigned: (office) => `تغيّر صاحب منصب «${office}» أو نائبه.`,
      suspended: (office) => `أُوقف حساب صاحب منصب «${office}» أو حساب نائبه.`,
      reactivated: (office) => `أُعيد تفعيل حساب صاحب منصب «${office}» أو حساب نائبه.`,
      role: (office) => `لم يعد صاحب منصب «${office}» أو نائبه من العاملين في البوابة.`,
      'handed-over': (office) => `سُلّمت الرسائل والبلاغات السابقة لمنصب «${office}».`,
    },
    text: ({ fullName, what, link }) => `
تحية طيبة إلى ${fullName}،

${what} جرى ذلك في بوابة الأسرة لدى مدرسة ${school.name}.

يصلكم هذا البريد لأنكم تشغلون هذا المنصب أو شغلتموه حتى الآن، أو لأنكم مدير المدرسة أو نائبه. إن لم تكونوا تتوقعون هذا التغيير فيُرجى سؤال المسؤولين الإداريين فورًا وإبلاغ مدير المدرسة. ويرى من يشغل المنصب من أجرى التغيير ومتى:
${link}`,
  },
  fr: {
    names: officesFr,
    subject: (office) => `Changement concernant une fonction : ${office}`,
    changes: {
      assigned: (office) => `Le titulaire ou le suppléant de la fonction « ${office} » a changé.`,
      suspended: (office) => `Le compte du titulaire ou du suppléant de la fonction « ${office} » a été suspendu.`,
      reactivated: (office) =>
        `Le compte du titulaire ou du suppléant de la fonction « ${office} » est de nouveau actif.`,
      role: (office) =>
        `Le titulaire ou le suppléant de la fonction « ${office} » ne fait plus partie du personnel dans l’espace famille.`,
      'handed-over': (office) =>
        `Les messages et signalements antérieurs de la fonction « ${office} » ont été transmis.`,
    },
    text: ({ fullName, what, link }) => `
Bonjour ${fullName},

${what} Cette opération a été effectuée dans l’espace famille de ${school.name}.

Vous recevez cet e-mail parce que vous exercez cette fonction, l’exerciez jusqu’ici, ou êtes le directeur ou son suppléant. Si vous ne vous attendiez pas à ce changement, veuillez interroger sans délai les administrateurs et prévenir le directeur. La personne qui exerce la fonction voit qui a fait ce changement, et quand :
${link}`,
  },
  zh: {
    names: officesZh,
    subject: (office) => `职务变更：${office}`,
    changes: {
      assigned: (office) => `“${office}”职务的担任者或副手已变更。`,
      suspended: (office) => `“${office}”职务的担任者或副手的账户已停用。`,
      reactivated: (office) => `“${office}”职务的担任者或副手的账户已重新启用。`,
      role: (office) => `“${office}”职务的担任者或副手在门户中已不再是教职员工。`,
      'handed-over': (office) => `“${office}”职务以前的消息和举报已移交。`,
    },
    text: ({ fullName, what, link }) => `
${fullName}，您好！

${what}此项操作在${school.name}的家庭门户中完成。

您收到本邮件，是因为您担任或此前担任该职务，或者您是校长或其副手。如果您事先并不知情，请立即询问管理员，并告知校长。担任该职务的人可以查看变更人及时间：
${link}`,
  },
};
