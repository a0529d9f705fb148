import type { attendance as english } from '../en/attendance.ts';
import type { TranslationOf } from '../translation.ts';

export const attendance = {
  'attendance.mark.present': 'حاضر',
  'attendance.mark.late': 'متأخر',
  'attendance.mark.absent': 'غائب',
  'attendance.mark.left-early': 'غادر مبكرًا',
  'attendance.mark.technical': 'مشكلة تقنية',
  'attendance.minutes': {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  'attendance.unexplained': 'دون تفسير',
  'attendance.explained': 'الأسرة على علم: {reason}',
  'attendance.explanation.illness': 'مرض',
  'attendance.explanation.appointment': 'موعد طبي',
  'attendance.explanation.family': 'أسباب عائلية',
  'attendance.explanation.technical': 'مشكلة تقنية',
  'attendance.explanation.other': 'سبب آخر',
  'attendance.formerCourse': 'مقرر',
} as const satisfies TranslationOf<typeof english>;
