import type { ui as english } from '../en/ui.ts';
import type { TranslationOf } from '../translation.ts';

export const ui = {
  'ui.close': 'إغلاق',
  'ui.loading': 'جارٍ التحميل',
  'ui.field.optional': '(اختياري)',
  'ui.password.show': 'إظهار كلمة المرور',
  'ui.toast.region': 'التنبيهات',
  'ui.toast.close': 'إغلاق هذا التنبيه',
  'ui.person.placeholder': 'اكتبوا اسمًا أو بريدًا إلكترونيًا',
  'ui.person.show': 'عرض الأشخاص',
  'ui.person.found': 'نتائج البحث عن الأشخاص',
  'ui.person.searching': 'جارٍ البحث…',
  'ui.person.failed': 'تعذّر البحث. يُرجى إعادة الكتابة.',
  'ui.person.nobody': 'لا يوجد بعدُ من يمكن اختياره.',
  'ui.person.noMatch': 'لا أحد بهذا الاسم أو البريد الإلكتروني. يُرجى التحقق من الكتابة.',
  'ui.person.count': {
    zero: 'لا نتائج',
    one: 'عُثر على شخص واحد',
    two: 'عُثر على شخصين',
    few: 'عُثر على {count} أشخاص',
    many: 'عُثر على {count} شخصًا',
    other: 'عُثر على {count} شخص',
  },
  'ui.errorSummary.title': 'يُرجى مراجعة هذه الحقول',
} as const satisfies TranslationOf<typeof english>;
