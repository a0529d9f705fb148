import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.headline': '全球思维与道德智慧的交汇之地。',
  'home.philosophy': '了解我们的教育理念',
  'home.learning': '探索全球化学习',
} as const satisfies TranslationOf<typeof english>;
