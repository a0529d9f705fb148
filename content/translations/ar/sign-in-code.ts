import type { signInCode as english } from '../en/sign-in-code.ts';
import type { TranslationOf } from '../translation.ts';

export const signInCode = {
  'signInCode.title': 'تأكيد تسجيل الدخول',
  'signInCode.lead': 'كلمة المرور صحيحة، وهذا الحساب محميٌّ بعامل تحقق ثانٍ أيضًا.',
  'signInCode.field': 'الرمز',
  'signInCode.hint': 'الأرقام الستة التي يعرضها تطبيق المصادقة الآن، أو أحد رموز الاسترداد.',
  'signInCode.hint.recovery': 'أحد رموز الاسترداد.',
  'signInCode.submit': 'متابعة',
  'signInCode.submitting': 'جارٍ التحقق…',
  'signInCode.back': 'تسجيل الدخول إلى حساب آخر',
  'signInCode.lost':
    'لا يمكنكم الوصول إلى عامل التحقق الثاني ولا إلى رموز الاسترداد؟ تستطيع المدرسة إيقاف المصادقة الثنائية في حسابكم.',
  'validation.code.required': 'الرمز مطلوب',
  'validation.code.wrong': 'هذا الرمز غير صحيح أو لم يعد صالحًا',
} as const satisfies TranslationOf<typeof english>;
