import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.headline': 'حيث تلتقي العقول العالمية بالذكاء الأخلاقي.',
  'home.philosophy': 'اكتشاف فلسفتنا',
  'home.learning': 'استكشاف التعلّم العالمي',

  'home.carousel': 'مراحل المدرسة في صور',
  'home.carousel.role': 'عرض شرائح',
  'home.carousel.slide': 'الشريحة {number} من {count}: {stage}',
  'home.carousel.previous': 'الشريحة السابقة',
  'home.carousel.next': 'الشريحة التالية',
  'home.carousel.pause': 'إيقاف الحركة',
  'home.carousel.play': 'تشغيل الحركة',
} as const satisfies TranslationOf<typeof english>;
