import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.headline': 'حيث تلتقي العقول العالمية بالذكاء الأخلاقي.',
  'home.philosophy': 'اكتشاف فلسفتنا',
  'home.learning': 'استكشاف التعلّم العالمي',
} as const satisfies TranslationOf<typeof english>;
