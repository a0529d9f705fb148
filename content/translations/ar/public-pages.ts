import type { publicPages as english } from '../en/public-pages.ts';
import type { TranslationOf } from '../translation.ts';

export const publicPages = {
  'portal.title': 'تواصل آمن',
  'portal.description':
    'تجري المراسلات بين الأسر والمرشدين في بوابة الأسرة دون سواها، وهي متاحة للمستخدمين الموثَّقين فقط.',
  'portal.login': 'تسجيل الدخول إلى البوابة',
  'portal.access': 'الدخول إلى البوابة',

  'alignment.title': 'الأطر التي نتوافق معها',
  'alignment.disclaimer':
    'ذكر أطر المناهج يعني التوافق معها فحسب، ولا ينطوي على أي اعتماد أو تسجيل أو مصادقة من الجهات القائمة عليها.',
} as const satisfies TranslationOf<typeof english>;
