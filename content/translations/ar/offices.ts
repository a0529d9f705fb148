import type { offices as english } from '../en/offices.ts';
import type { TranslationOf } from '../translation.ts';

export const offices = {
  'office.safeguarding': 'مسؤول حماية الطفل المعيَّن',
  'office.data-protection': 'مسؤول حماية البيانات',
  'office.complaints': 'مسؤول الشكاوى',
  'office.whistleblowing': 'مسؤول الإبلاغ عن المخالفات',
  'office.compliance': 'مسؤول الامتثال',
  'office.director': 'مدير المدرسة',
  'office.academic': 'المنسق الأكاديمي',
  'office.operations': 'مدير العمليات',
  'office.finance': 'المدير المالي',
  'office.hr': 'الموارد البشرية',
  'office.admissions': 'قسم القبول',
  'office.technical': 'الدعم التقني',
} as const satisfies TranslationOf<typeof english>;
