import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, mailIn } from './mail-in.ts';
import { arabicCount } from './news-mail.ts';

/** A changed lesson in one language; times as the receiver’s clocks show them. */
export interface ChangedLesson {
  course: string;
  /** As the receiver knew it. */
  time: string;
  /** Null: the time is the same. */
  movedTo: string | null;
  /** Null: it is as before. */
  state: 'cancelled' | 'held' | null;
  /** Null: who takes it is the same. */
  teacher: 'other' | 'usual' | null;
  hasNewNote: boolean;
}

interface LessonChangesMail {
  fullName: string;
  language: Language | null;
  /** In the next 24 hours. */
  isSoon: boolean;
  count: number;
  lessonsIn: (code: Language) => readonly ChangedLesson[];
  timeZone: string;
  link: string;
}

/**
 * Mail about lessons that are cancelled, moved or taken by somebody else, with course and times, without students, names of
 * people, texts of notes and addresses of rooms. @see PD-67
 */
export function newLessonChangesMail({ language, lessonsIn, count, isSoon, ...rest }: LessonChangesMail): MailContent {
  return mailIn(language, (code) => {
    const { subject, text, ...words } = texts[code];
    const lines = lessonsIn(code).map((lesson) => `– ${lesson.course}, ${lesson.time}: ${changesOf(lesson, words)}`);
    return { subject: subject(count, isSoon), text: text({ ...rest, count, isSoon, lines: lines.join('\n') }) };
  });
}

interface Words {
  cancelled: string;
  held: string;
  movedTo: (time: string) => string;
  otherTeacher: string;
  usualTeacher: string;
  note: string;
  /** Between two changes of a lesson. */
  and: string;
  end: string;
}

function changesOf({ movedTo, state, teacher, hasNewNote }: ChangedLesson, words: Words): string {
  const changes = [
    state && words[state],
    movedTo && words.movedTo(movedTo),
    teacher && (teacher === 'other' ? words.otherTeacher : words.usualTeacher),
    hasNewNote && words.note,
  ];
  return changes.filter(Boolean).join(words.and) + words.end;
}

interface Told {
  fullName: string;
  count: number;
  isSoon: boolean;
  lines: string;
  timeZone: string;
  link: string;
}

interface Texts extends Words {
  subject: (count: number, isSoon: boolean) => string;
  text: (told: Told) => string;
}

const texts: Record<Language, Texts> = {
  en: {
    subject: (count, isSoon) => {
      if (isSoon) return count === 1 ? 'A lesson of the next 24 hours has changed' : `${count} lessons have changed`;
      return count === 1 ? 'A coming lesson has changed' : `${count} coming lessons have changed`;
    },
    cancelled: 'cancelled',
    held: 'held after all',
    movedTo: (time) => `moved to ${time}`,
    otherTeacher: 'taken by another teacher',
    usualTeacher: 'taken by its usual teacher again',
    note: 'has a note from the school',
    and: '; ',
    end: '.',
    text: ({ fullName, count, lines, timeZone, link }) => `
Dear ${fullName},

${count === 1 ? 'A lesson has' : 'Lessons have'} changed at ${school.name}. Times are those of ${timeZone}.

${lines}

To see the lessons, please sign in:
${link}

To protect your privacy, emails about lessons name no student, and hold no note and no address of a room.`,
  },
  ar: {
    subject: (count, isSoon) =>
      isSoon ? `تغيير في ${arabicCount(count, arabic)} خلال 24 ساعة` : `تغيير في ${arabicCount(count, arabic)} مقبلة`,
    cancelled: 'أُلغي',
    held: 'يُعقد كما كان مقررًا',
    movedTo: (time) => `نُقل إلى ${time}`,
    otherTeacher: 'يقدّمه معلّم آخر',
    usualTeacher: 'يقدّمه معلّمه المعتاد من جديد',
    note: 'عليه ملاحظة من المدرسة',
    and: '، ',
    end: '.',
    text: ({ fullName, lines, timeZone, link }) => `
تحية طيبة إلى ${fullName}،

طرأ تغيير على الدروس لدى مدرسة ${school.name}. الأوقات بتوقيت ${timeZone}.

${lines}

للاطلاع على الدروس يُرجى تسجيل الدخول:
${link}

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني عن الدروس اسم أي طالب ولا ملاحظة ولا عنوان فصل افتراضي.`,
  },
  fr: {
    subject: (count, isSoon) => {
      if (isSoon) return count === 1 ? 'Une séance des prochaines 24 heures a changé' : `${count} séances ont changé`;
      return count === 1 ? 'Une séance à venir a changé' : `${count} séances à venir ont changé`;
    },
    cancelled: 'annulée',
    held: 'a finalement lieu',
    movedTo: (time) => `déplacée au ${time}`,
    otherTeacher: 'assurée par un autre enseignant',
    usualTeacher: 'assurée de nouveau par son enseignant habituel',
    note: 'comporte une note de l’école',
    and: ' ; ',
    end: '.',
    text: ({ fullName, count, lines, timeZone, link }) => `
Bonjour ${fullName},

${count === 1 ? 'Une séance a changé' : 'Des séances ont changé'} chez ${school.name}. Les heures sont celles du fuseau ${timeZone}.

${lines}

Pour voir les séances, veuillez vous connecter :
${link}

Pour protéger votre vie privée, les e-mails sur les séances ne nomment aucun élève et ne contiennent ni note ni adresse de classe en ligne.`,
  },
  zh: {
    subject: (count, isSoon) => (isSoon ? `24小时内有${count}节课变更` : `有${count}节课变更`),
    cancelled: '取消',
    held: '恢复上课',
    movedTo: (time) => `调至${time}`,
    otherTeacher: '由其他老师代课',
    usualTeacher: '恢复由原任课老师授课',
    note: '附有学校的备注',
    and: '；',
    end: '。',
    text: ({ fullName, lines, timeZone, link }) => `
${fullName}，您好！

${school.name}的课程安排有变更。时间以${timeZone}时区为准。

${lines}

请登录查看课程：
${link}

为保护您的隐私，课程邮件不含学生姓名、备注内容和在线教室网址。`,
  },
};

const arabic = { one: 'درس', two: 'درسين', few: 'دروس', many: 'درسًا' };
