import type { FeedbackArea } from '#features/feedback/feedback.ts';
import type { DemoMessage } from './demo-message.ts';
import type { PersonKey } from './people.ts';

export interface DemoFeedback {
  /** Number of the student. */
  student: string;
  author: PersonKey;
  area: FeedbackArea;
  sent: DemoMessage['sent'];
  paragraphs: readonly string[];
}

export const feedback: readonly DemoFeedback[] = [
  {
    student: 'MER-2041',
    author: 'eleanor',
    area: 'academic',
    sent: { daysAgo: 9, at: '15:20' },
    paragraphs: [
      'Tobi now plans a paragraph before he writes it. His last essay has five of them, each with one idea, and the sources stand at the end without a reminder.',
      'Next we work on introductions: he still likes to begin with everything he knows.',
    ],
  },
  {
    student: 'MER-2041',
    author: 'yawen',
    area: 'wellbeing',
    sent: { daysAgo: 3, at: '10:05' },
    paragraphs: [
      'Tobi sleeps longer since he has Tuesdays to himself, and he says so without being asked. We keep the free evening until the end of term.',
    ],
  },
  {
    student: 'MER-2042',
    author: 'helene',
    area: 'academic',
    sent: { daysAgo: 6, at: '14:40' },
    paragraphs: [
      'Saoirse reads aloud in her group every week now, and listens to the others as closely as they listen to her. She keeps a list of words whose origin she has looked up; it has forty-one entries.',
    ],
  },
  {
    student: 'MER-1987',
    author: 'samir',
    area: 'academic',
    sent: { daysAgo: 5, at: '12:15' },
    paragraphs: [
      'أصبح يوسف يكتب خطوات الحل كاملة في الرياضيات، فقلّت أخطاؤه الحسابية كثيرًا. وهو يشرح لزملائه بصبر.',
      'خطوتنا التالية أن يراجع إجابته قبل تسليمها.',
    ],
  },
  {
    student: 'MER-2106',
    author: 'helene',
    area: 'academic',
    sent: { daysAgo: 4, at: '13:30' },
    paragraphs: ['乐天这个月主动用英语提问了六次，句子一次比一次完整。下一步我们会练习把想法写成短段落。'],
  },
];
