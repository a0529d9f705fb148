import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const ar = {
  meta: {
    title: 'أسئلة أولياء الأمور',
    description: 'إجابات موجزة عمّا تسأل عنه الأسر قبل التقديم إلى {school}.',
  },
  hero: {
    eyebrow: 'القبول',
    title: 'أسئلة أولياء الأمور',
    lead: 'إجابات موجزة عمّا تسأل عنه الأسر قبل أول حديث معنا.',
  },
  closing: {
    title: 'لم تجدوا سؤالكم هنا؟',
    text: 'اكتبوا إلينا عبر نموذج التواصل، أو اطلبوا استشارة خاصة.',
    link: 'اكتبوا إلينا',
  },
} as const satisfies CopyOf<typeof en>;
