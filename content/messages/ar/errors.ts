import type { errors as english } from '../en/errors.ts';
import type { TranslationOf } from '../translation.ts';

export const errors = {
  'error.title': 'خطأ',
  'success.title': 'تمّ بنجاح',
  'error.unexpected': 'حدث خطأ غير متوقع. يُرجى المحاولة مرة أخرى.',
  'error.short': 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  'error.page.title': 'حدث خلل ما',
  'error.page.text': 'تعذّر عرض هذه الصفحة. لم يَضِع شيء مما أدخلتموه من قبل. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'error.page.requestId': 'إذا أبلغتم المدرسة بما حدث، فيُرجى ذكر هذا الرقم: \u2068{requestId}\u2069',
  'error.page.retry': 'إعادة المحاولة',
  'error.unavailable.title': 'لحظة من فضلكم',
  'error.unavailable.text':
    'تعذّر على البوابة الوصول إلى سجلّاتها في هذه اللحظة، وهي تعيد المحاولة تلقائيًا. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  'notFound.title': '404',
  'notFound.text': 'عذرًا، الصفحة غير موجودة',
  'notFound.home': 'العودة إلى الصفحة الرئيسية',
  'notFound.search': 'ابحثوا في عناوين الصفحات',
  'notFound.find': 'بحث',
  'notFound.none': 'لا توجد صفحة بهذه الكلمات في عنوانها.',
  accessDenied: 'الدخول غير مسموح: ليست لديكم صلاحية الدخول إلى لوحة الإدارة.',
} as const satisfies TranslationOf<typeof english>;
