import type { teaching as english } from '../en/teaching.ts';
import type { TranslationOf } from '../translation.ts';

export const teaching = {
  'teaching.title': 'يومي',
  'teaching.today': 'اليوم',
  'teaching.previous': 'اليوم السابق',
  'teaching.next': 'اليوم التالي',
  'teaching.days': 'أيام أخرى',
  'teaching.zone': 'الأوقات بتوقيت \u2068{zone}\u2069.',
  'teaching.courseTime': '\u2068{time}\u2069 بتوقيت \u2068{zone}\u2069',
  'teaching.none': 'لا دروس في هذا اليوم',
  'teaching.nextDay': 'الدروس القادمة: {day}',
  'teaching.noneSoon': 'لا دروس لديكم في الأسابيع الأربعة المقبلة.',
  'lesson.cancelled': 'أُلغي',
  'lesson.moved': 'نُقل',
  'lesson.otherRoom': 'فصل افتراضي آخر',
  'lesson.standIn': 'أنتم المعلّم البديل',
  'lesson.takenBy': 'يقدّمه \u2068{name}\u2069',
  'lesson.takenByOther': 'يقدّمه معلّم آخر',
} as const satisfies TranslationOf<typeof english>;
