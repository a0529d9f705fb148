import { school } from '../school.ts';
import type { MailContent } from './mail-in.ts';
import { arabicCount, type News, type NewsTexts, newsMail } from './news-mail.ts';

/** Mail to a guardian: a student was absent, and nobody had reported it. Names neither the student nor the lesson. @see PD-70 */
export function newUnexplainedAbsencesMail(news: News): MailContent {
  return newsMail(texts, news);
}

const texts: NewsTexts = {
  en: {
    subject: (count) => (count === 1 ? 'We missed a student in a lesson' : `We missed students in ${count} lessons`),
    text: ({ fullName, count, link }) => `
Dear ${fullName},

${count === 1 ? 'A student was marked as absent from a lesson' : `Students were marked as absent from ${count} lessons`} at ${school.name}, and no absence had been reported. Please tell us that you know about it, and why:
${link}

If you do not know where the child is, please look for the child first, and then write to the school through the family portal.

To protect your privacy, emails about absences name neither the student nor the lesson. They are sent at once, also in quiet hours.`,
  },
  ar: {
    subject: (count) => (count === 1 ? 'افتقدنا طالبًا في درس' : `افتقدنا طلابًا في ${arabicCount(count, arabic)}`),
    text: ({ fullName, count, link }) => `
تحية طيبة إلى ${fullName}،

سُجِّل غياب عن ${arabicCount(count, arabic)} لدى مدرسة ${school.name} دون بلاغ مسبق. يُرجى إخبارنا بأنكم على علم بذلك وبسببه:
${link}

إذا كنتم لا تعلمون أين الطفل فنرجو البحث عنه أولًا، ثم الكتابة إلى المدرسة عبر بوابة الأسرة.

حفاظًا على خصوصيتكم لا يتضمن البريد الإلكتروني عن الغياب اسم الطالب ولا الدرس. ويُرسَل فورًا، حتى في ساعات الهدوء.`,
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Un élève nous a manqué à une séance' : `Des élèves nous ont manqué à ${count} séances`,
    text: ({ fullName, count, link }) => `
Bonjour ${fullName},

${count === 1 ? 'Un élève a été noté absent à une séance' : `Des élèves ont été notés absents à ${count} séances`} chez ${school.name}, sans absence signalée. Veuillez nous indiquer que vous êtes au courant, et pourquoi :
${link}

Si vous ne savez pas où se trouve l’enfant, cherchez-le d’abord, puis écrivez à l’école par l’espace famille.

Pour protéger votre vie privée, les e-mails sur les absences ne nomment ni l’élève ni la séance. Ils sont envoyés aussitôt, même pendant les heures calmes.`,
  },
  zh: {
    subject: (count) => (count === 1 ? '一名学生没有来上课' : `有${count}节课学生没有到`),
    text: ({ fullName, count, link }) => `
${fullName}，您好！

${school.name}的点名记录显示，有学生缺了${count}节课，此前没有人报告缺课。请告诉我们您是否知情以及缺课原因：
${link}

如果您不知道孩子在哪里，请先寻找孩子，再通过家庭门户给学校发消息。

为保护您的隐私，缺课邮件不含学生姓名和课程。此类邮件会立即发送，免打扰时段也不例外。`,
  },
};

const arabic = { one: 'درس واحد', two: 'درسين', few: 'دروس', many: 'درسًا' };
