import type { calendarEntries as english } from '../en/calendar-entries.ts';
import type { TranslationOf } from '../translation.ts';

export const calendarEntries = {
  'calendarEntry.meeting': 'لقاء (⁨{students}⁩)',
  'calendarEntry.consent': 'آخر يوم للرد: موافقة (⁨{student}⁩)',
  'calendarEntry.confirm': 'آخر يوم لتأكيد إعلان',
  'calendarEntry.answer': 'آخر يوم للرد على إعلان',
  'calendarEntry.termBegins': 'اليوم الأول: ⁨{term}⁩',
  'calendarEntry.termEnds': 'اليوم الأخير: ⁨{term}⁩',
  'calendarEntry.cancelled': 'أُلغي: ⁨{lesson}⁩',
  'calendarEntry.with': 'المعلّمون: ⁨{teachers}⁩',
} as const satisfies TranslationOf<typeof english>;
