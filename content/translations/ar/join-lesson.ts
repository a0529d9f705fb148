import type { joinLesson as english } from '../en/join-lesson.ts';
import type { TranslationOf } from '../translation.ts';

export const joinLesson = {
  'join.title': 'لا يمكن الانضمام إلى هذا الدرس الآن',
  'join.early': 'يمكنكم الانضمام إلى \u2068{course}\u2069 من {time}، {day}.',
  'join.over': 'انتهى درس \u2068{course}\u2069 في {time}، {day}.',
  'join.cancelled': 'أُلغي درس \u2068{course}\u2069، {day}.',
  'join.unknown':
    'لم يعد هذا الدرس موجودًا، أو ليس له فصل افتراضي، أو ليس من دروسكم. إذا كنتم تنتظرون الانضمام إليه، فيُرجى الكتابة إلى المدرسة.',
  'join.zone': 'الأوقات بتوقيت منطقتكم: {zone}.',
} as const satisfies TranslationOf<typeof english>;
