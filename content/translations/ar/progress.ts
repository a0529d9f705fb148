import type { progress as english } from '../en/progress.ts';
import type { TranslationOf } from '../translation.ts';

export const progress = {
  'progress.line': 'التحصيل في {subject}: {first} في {firstTerm}، و{last} في {lastTerm}',
  'progress.table': 'في جدول',
  'progress.term': 'الفصل الدراسي',
  'progress.attainment': 'التحصيل',
} as const satisfies TranslationOf<typeof english>;
