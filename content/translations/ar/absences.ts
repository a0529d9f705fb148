import type { absences as english } from '../en/absences.ts';
import type { TranslationOf } from '../translation.ts';

export const absences = {
  'absence.reason.illness': 'مرض',
  'absence.reason.appointment': 'موعد طبي',
  'absence.reason.family': 'أسباب عائلية',
  'absence.reason.travel': 'سفر',
  'absence.reason.observance': 'مناسبة دينية',
  'absence.reason.other': 'سبب آخر',
  'absence.reportedBy': 'البلاغ من \u2068{name}\u2069',
  'absence.report': 'الإبلاغ عن غياب',
} as const satisfies TranslationOf<typeof english>;
