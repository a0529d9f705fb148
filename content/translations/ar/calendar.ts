import type { calendar as english } from '../en/calendar.ts';
import type { TranslationOf } from '../translation.ts';

export const calendar = {
  'calendar.weeks': 'الأسابيع',
  'calendar.previous': 'الأسبوع السابق',
  'calendar.thisWeek': 'هذا الأسبوع',
  'calendar.next': 'الأسبوع التالي',
  'calendar.children': 'الأبناء',
  'calendar.allChildren': 'الجميع',
  'calendar.empty': 'لا دروس هذا الأسبوع',
  'calendar.empty.text': 'تظهر الدروس هنا فور أن تُدرجها المدرسة في الجدول.',
  'calendar.holiday': 'لا دروس',
  'calendar.termBegins': 'أول أيام الفصل',
  'calendar.termEnds': 'آخر أيام الفصل',
  'calendar.otherSchool': 'في المدرسة الأخرى',
  'calendar.subscribe': 'عرض هذا التقويم على هاتفكم أو حاسوبكم',
} as const satisfies TranslationOf<typeof english>;
