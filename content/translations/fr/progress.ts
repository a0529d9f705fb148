import type { progress as english } from '../en/progress.ts';
import type { TranslationOf } from '../translation.ts';

export const progress = {
  'progress.line': 'Acquis, {subject} : {first} ({firstTerm}), {last} ({lastTerm})',
  'progress.table': 'Sous forme de tableau',
  'progress.term': 'Trimestre',
  'progress.attainment': 'Acquis',
} as const satisfies TranslationOf<typeof english>;
