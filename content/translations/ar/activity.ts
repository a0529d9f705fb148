import type { activity as english } from '../en/activity.ts';
import type { TranslationOf } from '../translation.ts';

export const activity = {
  'activity.older': 'نشاط أقدم',
  'activity.newest': 'أحدث نشاط',
  'activity.ofAll': 'جميع الطلاب',
  'activity.level-changed': 'تغيّر المستوى',
  'activity.mentor-assigned': 'مرشد أكاديمي جديد: \u2068{name}\u2069',
  'activity.coach-assigned': 'مرشد رفاه جديد: \u2068{name}\u2069',
  'activity.absence-reported': 'إبلاغ عن غياب',
  'activity.absence-reported.by': 'إبلاغ عن غياب من \u2068{name}\u2069',
  'activity.absence-withdrawn': 'إلغاء بلاغ الغياب',
  'activity.absence-withdrawn.by': 'إلغاء بلاغ الغياب من \u2068{name}\u2069',
  'activity.feedback-published': 'ملاحظات جديدة',
  'activity.feedback-corrected': 'تصحيح ملاحظات',
  'activity.report-published': 'تقرير جديد',
  'activity.report-corrected': 'تصحيح تقرير',
  'activity.country-changed': 'تغيير البلد الذي تُحضَر منه الدروس',
} as const satisfies TranslationOf<typeof english>;
