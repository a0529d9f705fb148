import type { Language } from './languages.ts';
import type { NoticeEvent } from './notice-events.ts';

/** What a push notification is about. It has no other content. @see PD-74 */
export type PushKind = NoticeEvent | 'urgent' | 'safeguarding';

/** What a push notification says: never from whom or about whom. @see PD-74 */
export const pushTexts: Readonly<Record<PushKind, Readonly<Record<Language, string>>>> = {
  messages: {
    en: 'New message in the family portal',
    ar: 'رسالة جديدة في بوابة الأسرة',
    fr: 'Nouveau message dans l’espace famille',
    zh: '家庭门户有新消息',
  },
  'office-messages': {
    en: 'New message to one of your offices',
    ar: 'رسالة جديدة إلى أحد مكاتبكم',
    fr: 'Nouveau message pour l’un de vos bureaux',
    zh: '您负责的办公室有新消息',
  },
  reports: {
    en: 'New school report in the family portal',
    ar: 'تقرير مدرسي جديد في بوابة الأسرة',
    fr: 'Nouveau bulletin dans l’espace famille',
    zh: '家庭门户有新的成绩报告',
  },
  feedback: {
    en: 'New mentor feedback in the family portal',
    ar: 'ملاحظات جديدة من المرشد في بوابة الأسرة',
    fr: 'Nouvelle appréciation du mentor dans l’espace famille',
    zh: '家庭门户有新的导师反馈',
  },
  absences: {
    en: 'News about an absence in the family portal',
    ar: 'مستجدات بشأن غياب في بوابة الأسرة',
    fr: 'Du nouveau au sujet d’une absence dans l’espace famille',
    zh: '家庭门户有缺课方面的新消息',
  },
  'unexplained-absences': {
    en: 'The school asks about an absence',
    ar: 'تسأل المدرسة عن غياب',
    fr: 'L’école vous interroge au sujet d’une absence',
    zh: '学校询问一次缺课的情况',
  },
  policies: {
    en: 'A policy of the school has changed',
    ar: 'تغيّرت إحدى سياسات المدرسة',
    fr: 'Une politique de l’école a changé',
    zh: '学校的一项政策已变更',
  },
  announcements: {
    en: 'New announcement in the family portal',
    ar: 'إعلان جديد في بوابة الأسرة',
    fr: 'Nouvelle annonce dans l’espace famille',
    zh: '家庭门户有新公告',
  },
  urgent: {
    en: 'Urgent announcement in the family portal',
    ar: 'إعلان عاجل في بوابة الأسرة',
    fr: 'Annonce urgente dans l’espace famille',
    zh: '家庭门户有紧急公告',
  },
  lessons: {
    en: 'A lesson of the next 24 hours has changed',
    ar: 'تغيير في درس خلال الساعات الأربع والعشرين المقبلة',
    fr: 'Une séance des prochaines 24 heures a changé',
    zh: '24小时内的课程有变更',
  },
  'lesson-plans': {
    en: 'Coming lessons have changed',
    ar: 'تغيير في دروس مقبلة',
    fr: 'Des séances à venir ont changé',
    zh: '后续课程有变更',
  },
  consents: {
    en: 'The school asks for your consent',
    ar: 'تطلب المدرسة موافقتكم',
    fr: 'L’école vous demande votre accord',
    zh: '有事项需要您同意',
  },
  meetings: {
    en: 'The school offers times for a meeting',
    ar: 'تعرض المدرسة أوقاتًا للقاء',
    fr: 'L’école vous propose des créneaux de rendez-vous',
    zh: '学校提供了可预约的面谈时间',
  },
  safety: {
    en: 'The school asks you to confirm safety details',
    ar: 'تطلب المدرسة تأكيد بيانات السلامة',
    fr: 'L’école vous demande de vérifier la fiche d’urgence',
    zh: '学校请您确认安全信息',
  },
  safeguarding: {
    en: 'A safeguarding matter is waiting for you',
    ar: 'هناك مسألة تتعلق بحماية الطلاب في انتظاركم',
    fr: 'Une question de protection des élèves vous attend',
    zh: '有一项学生保护事宜等待您处理',
  },
};
