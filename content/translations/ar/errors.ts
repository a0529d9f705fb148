import type { errors as english } from '../en/errors.ts';
import type { TranslationOf } from '../translation.ts';

export const errors = {
  'error.title': 'خطأ',
  'success.title': 'تمّ بنجاح',
  'error.unexpected': 'حدث خطأ غير متوقع. يُرجى المحاولة مرة أخرى.',
  'error.short': 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  'error.page.title': 'حدث خلل ما',
  'error.page.text': 'تعذّر عرض هذه الصفحة. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'error.page.requestId': 'إذا تواصلتم معنا بهذا الشأن، فيُرجى ذكر هذا الرقم: \u2068{requestId}\u2069',
  'error.page.retry': 'إعادة المحاولة',
  'error.unavailable.title': 'البوابة غير متاحة مؤقتًا',
  'error.unavailable.text': 'نحاول إعادة الاتصال. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  'error.notSaved.title': 'لم يُحفظ بعد',
  'error.notSaved.text': 'لم نتمكن من التأكد من حفظ ما أدخلتموه، وهو باقٍ هنا. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  'error.notSaved.entered': 'ما أدخلتموه',
  'error.notSaved.passwords': 'لا تُحفظ كلمات المرور. إذا كانت في النموذج كلمة مرور، فسيُطلب منكم إدخالها من جديد.',
  'error.signOut.title': 'ربما لم يُسجَّل خروجكم بعد',
  'error.signOut.text':
    'البوابة غير متاحة مؤقتًا، ولذلك لم نتمكن من التأكد من تسجيل خروجكم. وتبقى المسودات على هذا الجهاز إلى أن يتم ذلك. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  'error.languageNotSaved':
    'يستخدم هذا المتصفح الآن اللغة الجديدة، لكن تعذّر حفظها في حسابكم. يُرجى اختيارها مرة أخرى لاحقًا.',
  'notFound.title': '404',
  'notFound.text': 'عذرًا، الصفحة غير موجودة',
  'notFound.home': 'العودة إلى الصفحة الرئيسية',
  'notFound.console': 'العودة إلى لوحة الإدارة',
  accessDenied: 'الدخول غير مسموح: ليست لديكم صلاحية الدخول إلى لوحة الإدارة.',
  'inbox.backToDashboard': 'العودة إلى لوحة المتابعة',
  'message.back': 'العودة إلى الرسائل',
} as const satisfies TranslationOf<typeof english>;
