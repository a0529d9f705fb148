import type { Language } from '../languages.ts';
import { school } from '../school.ts';
import { type MailContent, type MailTexts, mailIn } from './mail-in.ts';

interface StudentAbsent {
  fullName: string;
  /** Link to the students of a mentor, or to the attendance of the school. */
  link: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

/** Mail to the mentor: a student was absent, and nobody had reported it. Names neither the student nor the lesson. @see PD-70 */
export function studentAbsentMail({ language, ...about }: StudentAbsent): MailContent {
  return mailIn(language, (code) => ({ subject: texts[code].subject, text: texts[code].text(about) }));
}

const texts: MailTexts<Omit<StudentAbsent, 'language'>> = {
  en: {
    subject: 'A student is absent without explanation',
    text: ({ fullName, link }) => `
Dear ${fullName},

A teacher of ${school.name} has marked one of your students as absent, and no absence had been reported. The portal has asked the guardians who receive emails. Please ask the family without delay, as the safeguarding and welfare policy says, and see who it is in the family portal:
${link}

To protect privacy, this email names neither the student nor the lesson.`,
  },
  ar: {
    subject: 'طالب غائب دون تفسير',
    text: ({ fullName, link }) => `
تحية طيبة إلى ${fullName}،

سجّل أحد معلّمي مدرسة ${school.name} غياب أحد طلابكم دون بلاغ مسبق. وقد سألت البوابة أولياء الأمور الذين يتلقّون البريد. يُرجى سؤال الأسرة دون تأخير، كما تنص سياسة حماية الطفل ورعايته، ومعرفة الطالب في بوابة الأسرة:
${link}

حفاظًا على الخصوصية لا يتضمن هذا البريد اسم الطالب ولا الدرس.`,
  },
  fr: {
    subject: 'Un élève est absent sans explication',
    text: ({ fullName, link }) => `
Bonjour ${fullName},

Un enseignant de ${school.name} a noté absent l’un de vos élèves, sans absence signalée. L’espace famille a interrogé les responsables qui reçoivent des e-mails. Veuillez interroger la famille sans délai, comme le prévoit la politique de protection de l’enfance et de bien-être, et voir de qui il s’agit dans l’espace famille :
${link}

Pour protéger la vie privée, cet e-mail ne nomme ni l’élève ni la séance.`,
  },
  zh: {
    subject: '一名学生无故缺课',
    text: ({ fullName, link }) => `
${fullName}，您好！

${school.name}的一位老师点名时记录您负责的一名学生缺课，此前没有人报告。系统已询问接收邮件的监护人。请按照《儿童保护与身心健康政策》尽快向家长询问，并在家庭门户中查看是哪位学生：
${link}

为保护隐私，本邮件不含学生姓名和课程。`,
  },
};
