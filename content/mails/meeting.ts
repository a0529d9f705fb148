import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';

export const meetingChanges = ['booked', 'moved', 'cancelled', 'reminder'] as const;
export type MeetingChange = (typeof meetingChanges)[number];

export interface MeetingMail {
  /** An invited person has no account. */
  to: 'family' | 'staff' | 'invited';
  change: MeetingChange;
  /** Null if the name of an invited person is not plausible. */
  fullName: string | null;
  ownerName: string;
  /** With the name of the zone. */
  timeIn: (language: Language) => string;
  /** Who cancelled it; null otherwise. */
  cancelledBy: 'school' | 'family' | null;
  /** Of staff on the day that they are reminded of, from this meeting on. */
  meetingsOfDay: number;
  /** To the meeting. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail to both sides of a meeting. Names neither the student nor the topic. @see PD-69 */
export function meetingMail(mail: MeetingMail): MailContent {
  return mailIn(mail.language, (code) => {
    const { greeting, subject, news, hint } = texts[code];
    const parts = [greeting(mail.fullName), `${news(mail)}\n${mail.timeIn(code)}`, `${hint(mail)}\n${mail.link}`];
    return { subject: subject(mail), text: [...parts, texts[code].privacy(mail)].join('\n\n') };
  });
}

/** Title of the entry in the receiver's calendar. */
export const calendarTitle = ({ to, ownerName }: Pick<MeetingMail, 'to' | 'ownerName'>, language: Language): string =>
  to === 'staff' ? texts[language].withFamily : texts[language].with(ownerName);

interface Texts {
  greeting: (fullName: string | null) => string;
  subject: (mail: MeetingMail) => string;
  /** Ends before the time. */
  news: (mail: MeetingMail) => string;
  /** Ends before the link. */
  hint: (mail: MeetingMail) => string;
  privacy: (mail: MeetingMail) => string;
  with: (ownerName: string) => string;
  withFamily: string;
}

const texts: Record<Language, Texts> = {
  en: {
    greeting: (fullName) => (fullName === null ? 'Hello,' : `Dear ${fullName},`),
    subject: ({ to, change, ownerName, meetingsOfDay }) => {
      const meeting = to === 'staff' ? 'a meeting with a family' : `your meeting with ${ownerName}`;
      if (change === 'reminder' && to === 'staff')
        return meetingsOfDay === 1 ? 'Reminder: a meeting with a family' : `Reminder: ${meetingsOfDay} meetings`;
      return {
        booked: `Booked: ${meeting}`,
        moved: `New time: ${meeting}`,
        cancelled: `Cancelled: ${meeting}`,
        reminder: `Reminder: ${meeting}`,
      }[change];
    },
    news: ({ to, change, ownerName, cancelledBy, meetingsOfDay }) => {
      if (to === 'staff')
        return {
          booked: 'A family has booked a meeting with you:',
          moved: 'A family has moved a meeting with you to another time:',
          cancelled: 'This meeting with a family is cancelled:',
          reminder:
            meetingsOfDay === 1
              ? 'This is a reminder of your meeting with a family:'
              : `This is a reminder of your ${meetingsOfDay} meetings. The first begins:`,
        }[change];
      return {
        booked: `Your meeting with ${ownerName} of ${school.name} is booked:`,
        moved: `Your meeting with ${ownerName} of ${school.name} has a new time:`,
        cancelled:
          cancelledBy === 'school'
            ? `We are sorry: ${school.name} had to cancel your meeting with ${ownerName}:`
            : `Your meeting with ${ownerName} of ${school.name} is cancelled:`,
        reminder: `This is a reminder of your meeting with ${ownerName} of ${school.name}:`,
      }[change];
    },
    hint: ({ to, change }) => {
      if (to === 'staff') return 'To see with whom, and your other meetings, please sign in:';
      if (change === 'cancelled')
        return to === 'family'
          ? 'To see whether other times are free, please sign in to the family portal:'
          : 'To see whether other times are free, please open this link:';
      return to === 'family'
        ? 'To see where it is held, to move it or to cancel it, please sign in to the family portal:'
        : 'To see where it is held, to move it or to cancel it, please open this link:';
    },
    privacy: ({ to }) =>
      to === 'invited'
        ? 'Whoever has this link can change the meeting: please keep it to yourself.'
        : 'To protect privacy, this email and its calendar file name neither the student nor what the meeting is about.',
    with: (ownerName) => `Meeting with ${ownerName}, ${school.name}`,
    withFamily: 'Meeting with a family',
  },
  ar: {
    greeting: (fullName) => (fullName === null ? 'تحية طيبة وبعد،' : `تحية طيبة إلى ${fullName}،`),
    subject: ({ to, change, ownerName, meetingsOfDay }) => {
      const meeting = to === 'staff' ? 'لقاء مع إحدى الأسر' : `لقاؤكم مع ${ownerName}`;
      if (change === 'reminder' && to === 'staff' && meetingsOfDay > 1) return `تذكير: عدد لقاءاتكم ${meetingsOfDay}`;
      return {
        booked: `تأكيد الحجز: ${meeting}`,
        moved: `موعد جديد: ${meeting}`,
        cancelled: `إلغاء: ${meeting}`,
        reminder: `تذكير: ${meeting}`,
      }[change];
    },
    news: ({ to, change, ownerName, cancelledBy, meetingsOfDay }) => {
      if (to === 'staff')
        return {
          booked: 'حجزت إحدى الأسر لقاءً معكم:',
          moved: 'نقلت إحدى الأسر لقاءها معكم إلى موعد آخر:',
          cancelled: 'أُلغي هذا اللقاء مع إحدى الأسر:',
          reminder:
            meetingsOfDay === 1
              ? 'نذكّركم بلقائكم مع إحدى الأسر:'
              : `نذكّركم بلقاءاتكم، وعددها ${meetingsOfDay}. يبدأ أولها:`,
        }[change];
      return {
        booked: `تأكّد حجز لقائكم مع ${ownerName} من مدرسة ${school.name}:`,
        moved: `تغيّر موعد لقائكم مع ${ownerName} من مدرسة ${school.name}، والموعد الجديد:`,
        cancelled:
          cancelledBy === 'school'
            ? `نأسف لاضطرار مدرسة ${school.name} إلى إلغاء لقائكم مع ${ownerName}:`
            : `أُلغي لقاؤكم مع ${ownerName} من مدرسة ${school.name}:`,
        reminder: `نذكّركم بلقائكم مع ${ownerName} من مدرسة ${school.name}:`,
      }[change];
    },
    hint: ({ to, change }) => {
      if (to === 'staff') return 'لمعرفة الأسرة والاطلاع على سائر لقاءاتكم يُرجى تسجيل الدخول:';
      if (change === 'cancelled')
        return to === 'family'
          ? 'لمعرفة ما إذا كانت هناك أوقات أخرى متاحة يُرجى تسجيل الدخول إلى بوابة الأسرة:'
          : 'لمعرفة ما إذا كانت هناك أوقات أخرى متاحة يُرجى فتح هذا الرابط:';
      return to === 'family'
        ? 'لمعرفة مكان اللقاء أو تغيير موعده أو إلغائه يُرجى تسجيل الدخول إلى بوابة الأسرة:'
        : 'لمعرفة مكان اللقاء أو تغيير موعده أو إلغائه يُرجى فتح هذا الرابط:';
    },
    privacy: ({ to }) =>
      to === 'invited'
        ? 'كل من لديه هذا الرابط يمكنه تغيير اللقاء، فيُرجى عدم مشاركته مع أحد.'
        : 'حفاظًا على الخصوصية لا يتضمن هذا البريد ولا ملف التقويم المرفق اسم الطالب ولا موضوع اللقاء.',
    with: (ownerName) => `لقاء مع ${ownerName}، ${school.name}`,
    withFamily: 'لقاء مع إحدى الأسر',
  },
  fr: {
    greeting: (fullName) => (fullName === null ? 'Bonjour,' : `Bonjour ${fullName},`),
    subject: ({ to, change, ownerName, meetingsOfDay }) => {
      const meeting = to === 'staff' ? 'un rendez-vous avec une famille' : `votre rendez-vous avec ${ownerName}`;
      if (change === 'reminder' && to === 'staff' && meetingsOfDay > 1) return `Rappel : ${meetingsOfDay} rendez-vous`;
      return {
        booked: `Réservé : ${meeting}`,
        moved: `Nouvel horaire : ${meeting}`,
        cancelled: `Annulé : ${meeting}`,
        reminder: `Rappel : ${meeting}`,
      }[change];
    },
    news: ({ to, change, ownerName, cancelledBy, meetingsOfDay }) => {
      if (to === 'staff')
        return {
          booked: 'Une famille a réservé un rendez-vous avec vous :',
          moved: 'Une famille a déplacé son rendez-vous avec vous :',
          cancelled: 'Ce rendez-vous avec une famille est annulé :',
          reminder:
            meetingsOfDay === 1
              ? 'Nous vous rappelons votre rendez-vous avec une famille :'
              : `Nous vous rappelons vos ${meetingsOfDay} rendez-vous. Le premier commence :`,
        }[change];
      return {
        booked: `Votre rendez-vous avec ${ownerName} (${school.name}) est réservé :`,
        moved: `Votre rendez-vous avec ${ownerName} (${school.name}) a un nouvel horaire :`,
        cancelled:
          cancelledBy === 'school'
            ? `Nous sommes désolés : ${school.name} a dû annuler votre rendez-vous avec ${ownerName} :`
            : `Votre rendez-vous avec ${ownerName} (${school.name}) est annulé :`,
        reminder: `Nous vous rappelons votre rendez-vous avec ${ownerName} (${school.name}) :`,
      }[change];
    },
    hint: ({ to, change }) => {
      if (to === 'staff') return 'Pour savoir avec qui, et pour voir vos autres rendez-vous, veuillez vous connecter :';
      if (change === 'cancelled')
        return to === 'family'
          ? 'Pour savoir si d’autres créneaux sont libres, veuillez vous connecter à l’espace famille :'
          : 'Pour savoir si d’autres créneaux sont libres, veuillez ouvrir ce lien :';
      return to === 'family'
        ? 'Pour connaître le lieu, déplacer ou annuler le rendez-vous, veuillez vous connecter à l’espace famille :'
        : 'Pour connaître le lieu, déplacer ou annuler le rendez-vous, veuillez ouvrir ce lien :';
    },
    privacy: ({ to }) =>
      to === 'invited'
        ? 'Toute personne qui détient ce lien peut modifier le rendez-vous : veuillez ne pas le transmettre.'
        : 'Pour protéger la vie privée, cet e-mail et son fichier d’agenda ne nomment pas l’élève et ne précisent pas le sujet du rendez-vous.',
    with: (ownerName) => `Rendez-vous avec ${ownerName}, ${school.name}`,
    withFamily: 'Rendez-vous avec une famille',
  },
  zh: {
    greeting: (fullName) => (fullName === null ? '您好！' : `${fullName}，您好！`),
    subject: ({ to, change, ownerName, meetingsOfDay }) => {
      const meeting = to === 'staff' ? '与家长的面谈' : `您与${ownerName}的面谈`;
      if (change === 'reminder' && to === 'staff' && meetingsOfDay > 1) return `提醒：${meetingsOfDay}场面谈`;
      return {
        booked: `预约成功：${meeting}`,
        moved: `时间更改：${meeting}`,
        cancelled: `已取消：${meeting}`,
        reminder: `提醒：${meeting}`,
      }[change];
    },
    news: ({ to, change, ownerName, cancelledBy, meetingsOfDay }) => {
      if (to === 'staff')
        return {
          booked: '有家长预约了与您的面谈：',
          moved: '有家长更改了与您面谈的时间：',
          cancelled: '以下与家长的面谈已取消：',
          reminder: meetingsOfDay === 1 ? '提醒您与家长的面谈：' : `提醒您共有${meetingsOfDay}场面谈，首场时间为：`,
        }[change];
      return {
        booked: `您与${school.name}${ownerName}的面谈已预约成功：`,
        moved: `您与${school.name}${ownerName}的面谈时间已更改为：`,
        cancelled:
          cancelledBy === 'school'
            ? `非常抱歉，${school.name}不得不取消您与${ownerName}的面谈：`
            : `您与${school.name}${ownerName}的面谈已取消：`,
        reminder: `提醒您与${school.name}${ownerName}的面谈：`,
      }[change];
    },
    hint: ({ to, change }) => {
      if (to === 'staff') return '请登录查看面谈的家长及其他面谈：';
      if (change === 'cancelled')
        return to === 'family'
          ? '请登录家庭门户，查看是否有其他可预约的时间：'
          : '请打开以下链接，查看是否有其他可预约的时间：';
      return to === 'family'
        ? '请登录家庭门户，查看面谈地点，或更改时间、取消面谈：'
        : '请打开以下链接，查看面谈地点，或更改时间、取消面谈：';
    },
    privacy: ({ to }) =>
      to === 'invited'
        ? '持有此链接的人均可更改面谈安排，请勿转发。'
        : '为保护隐私，本邮件及所附日历文件不含学生姓名和面谈主题。',
    with: (ownerName) => `与${ownerName}的面谈（${school.name}）`,
    withFamily: '与家长的面谈',
  },
};
