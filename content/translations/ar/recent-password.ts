import type { recentPassword as english } from '../en/recent-password.ts';
import type { TranslationOf } from '../translation.ts';

export const recentPassword = {
  'changePassword.current': 'كلمة المرور الحالية',
  'account.password.again': 'يُرجى إدخال كلمة المرور مرة أخرى لإجراء هذا التغيير.',
  'removal.password': 'كلمة مروركم',
  'login.tooMany': 'محاولات كثيرة متتالية. يُرجى المحاولة لاحقًا.',
  'login.problem.tooMany': 'عدد المحاولات كبير جدًا. قد يلزمكم الانتظار مدة تصل إلى ساعة قبل المحاولة من جديد.',
  'login.problem.unexpected': 'تعذّر تسجيل الدخول الآن. يُرجى المحاولة من جديد بعد قليل.',
  'validation.password.wrong': 'كلمة المرور الحالية غير صحيحة',
} as const satisfies TranslationOf<typeof english>;
