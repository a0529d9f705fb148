import type { progress as english } from '../en/progress.ts';
import type { TranslationOf } from '../translation.ts';

export const progress = {
  'progress.line': '{subject}的学业水平：{firstTerm}{first}，{lastTerm}{last}',
  'progress.table': '以表格显示',
  'progress.term': '学期',
  'progress.attainment': '学业水平',
} as const satisfies TranslationOf<typeof english>;
