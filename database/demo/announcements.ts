import type { AnnouncementText, Audience } from '#features/announcements/announcements.ts';
import type { DemoMessage } from './demo-message.ts';
import type { PersonKey } from './people.ts';

export interface DemoAnnouncement {
  name: string;
  author: PersonKey;
  audience: Audience;
  sent: DemoMessage['sent'];
  /** Days from today. */
  confirmInDays?: number;
  answerInDays?: number;
  /** Who has read it, and confirmed it if it asks for that. */
  readBy: readonly PersonKey[];
  texts: readonly AnnouncementText[];
}

export const announcements: readonly DemoAnnouncement[] = [
  {
    name: 'no lessons on Friday',
    author: 'ingrid',
    audience: 'everybody',
    sent: { daysAgo: 1, at: '09:10' },
    confirmInDays: 3,
    readBy: ['jingyi', 'eleanor', 'helene'],
    texts: [
      {
        language: 'en',
        title: 'No live lessons this Friday',
        body: 'All teachers meet for a training day this Friday. There are no live lessons.\n\nRecorded lessons and assignments stay available, and mentors answer messages again on Monday.',
        question: null,
      },
      {
        language: 'ar',
        title: 'لا دروس مباشرة يوم الجمعة',
        body: 'يجتمع جميع المعلمين في يوم تدريبي يوم الجمعة، ولا دروس مباشرة فيه.\n\nتبقى الدروس المسجلة والواجبات متاحة، ويعود المرشدون إلى الرد على الرسائل يوم الاثنين.',
        question: null,
      },
      {
        language: 'fr',
        title: 'Pas de cours en direct vendredi',
        body: 'Tous les enseignants se réunissent vendredi pour une journée de formation. Il n’y aura pas de cours en direct.\n\nLes cours enregistrés et les devoirs restent disponibles, et les mentors répondront de nouveau aux messages lundi.',
        question: null,
      },
      {
        language: 'zh',
        title: '本周五没有直播课',
        body: '本周五全体教师参加培训，没有直播课。\n\n录播课程和作业仍可使用，导师将于周一恢复回复消息。',
        question: null,
      },
    ],
  },
  {
    name: 'evening with the mentor',
    author: 'samir',
    audience: 'own',
    sent: { daysAgo: 2, at: '16:40' },
    answerInDays: 5,
    readBy: [],
    texts: [
      {
        language: 'en',
        title: 'An online evening about the coming term',
        body: 'I would like to show you what your children will work on next term, and to answer your questions. The evening takes about forty minutes.',
        question: {
          text: 'Which evening suits you?',
          answers: ['Tuesday, 18:00 London', 'Thursday, 18:00 London', 'Neither'],
        },
      },
      {
        language: 'ar',
        title: 'أمسية عبر الإنترنت عن الفصل القادم',
        body: 'أودّ أن أعرض لكم ما سيعمل عليه أبناؤكم في الفصل القادم وأن أجيب عن أسئلتكم. تستغرق الأمسية نحو أربعين دقيقة.',
        question: {
          text: 'أي أمسية تناسبكم؟',
          answers: ['الثلاثاء، 18:00 بتوقيت لندن', 'الخميس، 18:00 بتوقيت لندن', 'لا يناسبني أي منهما'],
        },
      },
    ],
  },
  {
    name: 'new library',
    author: 'ingrid',
    audience: 'families',
    sent: { daysAgo: 20, at: '11:00' },
    readBy: ['zoe', 'layla', 'jingyi'],
    texts: [
      {
        language: 'en',
        title: 'The reading list has moved',
        body: 'From this week, mentors share the reading list of each subject in the lessons. If you cannot find a book, please write to your Academic Mentor.',
        question: null,
      },
    ],
  },
];
