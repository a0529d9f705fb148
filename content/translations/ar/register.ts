import type { register as english } from '../en/register.ts';
import type { TranslationOf } from '../translation.ts';

export const register = {
  'register.title': 'سجل الحضور',
  'register.lead':
    'اختاروا ما يختلف فقط، والزر يسجّل الباقين حاضرين. بلوحة المفاتيح: ينتقل مفتاح الجدولة إلى الطالب التالي، وتختار الأسهم، ويحفظ مفتاح الإدخال.',
  'register.early': 'يمكن تسجيل الحضور ابتداءً من عشر دقائق قبل بدء الدرس.',
  'register.cancelled': 'لا سجل حضور لدرس ملغى.',
  'register.reported': 'أُبلغ عن الغياب',
  'register.minutes': 'الدقائق',
  'register.minutesOf': 'الدقائق، \u2068{name}\u2069',
  'register.minutes.invalid': 'يُرجى إدخال دقائق من 1 إلى 480 أو ترك الخانة فارغة',
  'register.save': 'حفظ: الباقون حاضرون',
  'register.correct': 'حفظ التصحيحات',
  'register.saving': 'جارٍ الحفظ…',
  'register.success': 'تم حفظ سجل الحضور.',
  'register.taken': 'سجّله \u2068{name}\u2069',
  'register.taken.unknown': 'سُجِّل',
  'register.asks': 'من يغيب دون بلاغ: يُسأل أولياء أمره فورًا، ويُخبَر المرشد الأكاديمي.',
  'register.changedMeanwhile': 'حفظ شخص آخر هذا السجل في هذه الأثناء. ترون ما سجّله، ويُرجى التحقق منه.',
  'register.corrections': 'التصحيحات',
  'register.formerly': 'قبل ذلك',
} as const satisfies TranslationOf<typeof english>;
