import type { DemoMessage } from './demo-message.ts';

export const messagesAmongStaff: readonly DemoMessage[] = [
  {
    from: 'yawen',
    to: 'eleanor',
    sent: { daysAgo: 28, at: '15:55' },
    subject: 'Tobi: history on Saturdays?',
    paragraphs: [
      'Dear Eleanor,',
      'Tobi does the homework of two schools after dinner. Could he hand in history on Saturday morning instead of Thursday night? I would suggest it to his mother tomorrow if you agree.',
      'Yawen',
    ],
  },
  {
    from: 'eleanor',
    to: 'yawen',
    sent: { daysAgo: 28, at: '16:31' },
    subject: 'Re: Tobi: history on Saturdays?',
    paragraphs: [
      'Gladly. I never read anything on a Thursday night that was the better for it. 谢谢, as you taught me.',
      'E.',
    ],
  },
  {
    from: 'ingrid',
    to: 'eleanor',
    sent: { daysAgo: 16, at: '08:20' },
    subject: 'Mentor hours before half-term',
    paragraphs: [
      'Dear Eleanor,',
      'Could you let me have your mentor hours for the two weeks before half-term by Wednesday? Families in three time zones are waiting to plan their travel.',
      'Thank you,\nIngrid',
    ],
  },
  {
    from: 'samir',
    to: 'eleanor',
    sent: { daysAgo: 9, at: '12:48' },
    subject: 'يوسف and Salma: one calendar',
    paragraphs: [
      'Dear Eleanor,',
      'Yusuf (يوسف) has his reading on the Thursday on which Salma (سلمى) brings you the third draft, and their mother works that evening. I have moved nothing yet. If Salma came to you an hour earlier, the family could hear both.',
      'Samir',
    ],
  },
  {
    from: 'helene',
    to: 'ingrid',
    sent: { daysAgo: 1, at: '11:40' },
    isUnread: true,
    subject: 'Dossier de Letian Chen (陈乐天)',
    paragraphs: [
      'Chère Ingrid,',
      'Merci de laisser le niveau de Letian en blanc jusqu’à la fin de la semaine : je viens d’écrire à sa mère et je voudrais que la famille l’apprenne de nous, non d’un écran.',
      'Hélène',
    ],
  },
];
