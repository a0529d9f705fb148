import type { feedback as english } from '../en/feedback.ts';
import type { TranslationOf } from '../translation.ts';

export const feedback = {
  'feedback.area.academic': 'التقدّم الدراسي',
  'feedback.area.wellbeing': 'الرفاه',
  'feedback.write': 'كتابة ملاحظات',
  'feedback.corrected': 'مصحَّحة',
  'feedback.earlier': {
    zero: 'لا صيغ سابقة',
    one: 'صيغة سابقة واحدة',
    two: 'صيغتان سابقتان',
    few: '{count} صيغ سابقة',
    many: '{count} صيغة سابقة',
    other: '{count} صيغة سابقة',
  },
  'feedback.replyTo': 'رد على \u2068{name}\u2069',
  'feedback.unreadable': 'تعذّر عرض هذه الملاحظات. يُرجى إبلاغ المدرسة.',
  'feedback.unread': {
    zero: 'لا ملاحظات جديدة عن \u2068{name}\u2069',
    one: 'ملاحظات جديدة عن \u2068{name}\u2069',
    two: 'ملاحظتان جديدتان عن \u2068{name}\u2069',
    few: '{count} ملاحظات جديدة عن \u2068{name}\u2069',
    many: '{count} ملاحظة جديدة عن \u2068{name}\u2069',
    other: '{count} ملاحظة جديدة عن \u2068{name}\u2069',
  },
} as const satisfies TranslationOf<typeof english>;
