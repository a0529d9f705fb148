import type { families as english } from '../en/families.ts';
import type { TranslationOf } from '../translation.ts';

export const families = {
  'family.lead': 'يُنشأ أولياء الأمور والطلاب معًا. ويتلقى كل وليّ أمر جديد دعوة فيها رابط لاختيار كلمة مرور.',
  'family.guardians': 'أولياء الأمور',
  'family.guardian': 'وليّ الأمر {number}',
  'family.students': 'الطلاب',
  'family.student': 'الطالب {number}',
  'family.addGuardian': 'إضافة وليّ أمر آخر',
  'family.addStudent': 'إضافة طالب آخر',
  'family.removeGuardian': 'إزالة وليّ الأمر {number}',
  'family.removeStudent': 'إزالة الطالب {number}',
  'family.rights': 'الصلاحيات لجميع الطلاب في هذه الصفحة',
  'family.existing': 'هذا البريد الإلكتروني لحساب \u2068{name}\u2069 (\u2068{role}\u2069).',
  'family.existing.use': 'اعتماد هذا الحساب وليًّا للأمر',
  'family.existing.hint': 'يبقى اسم الحساب ولغته وكلمة مروره كما هي. ولا تُرسل دعوة.',
  'family.email.used': 'هذا البريد الإلكتروني مستخدم في حساب آخر. حدّدوا الخانة أدناه لاعتماده، أو أدخلوا عنوانًا آخر',
  'family.email.unsuitable': 'لا يمكن أن يكون صاحب هذا البريد الإلكتروني وليّ أمر: حسابه موقوف أو حساب مرشد',
  'family.email.repeated': 'هذا البريد الإلكتروني لوليّ أمر آخر في هذه الصفحة',
  'family.submit': 'إنشاء الأسرة',
  'family.submitting': 'جارٍ إنشاء الأسرة…',
  'family.success': 'أُضيف مع أولياء الأمور: \u2068{names}\u2069.',
} as const satisfies TranslationOf<typeof english>;
