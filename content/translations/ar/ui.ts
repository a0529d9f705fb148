import type { ui as english } from '../en/ui.ts';
import type { TranslationOf } from '../translation.ts';

export const ui = {
  'ui.close': 'إغلاق',
  'ui.loading': 'جارٍ التحميل',
  'ui.field.optional': '(اختياري)',
  'ui.password.show': 'إظهار كلمة المرور',
  'ui.toast.region': 'التنبيهات',
  'ui.toast.close': 'إغلاق هذا التنبيه',
  'ui.role.parent': 'وليّ أمر',
  'ui.role.mentor': 'مرشد',
  'ui.role.admin': 'مسؤول إداري',
  'ui.errorSummary.title': 'يُرجى مراجعة الحقول التالية',
  'form.length': 'الأحرف: {count} من {limit}',
  'form.unsent': 'لم نتمكن من التأكد من حفظ هذا. ما كتبتموه باقٍ هنا. يُرجى المحاولة مرة أخرى بعد قليل.',
  'form.gone': 'لم يعد هذا متاحًا لكم، ولم يُحفظ شيء. ما كتبتموه ما زال هنا، فانسخوه إن احتجتم إليه.',
  'form.tooLarge': 'ما كتبتموه أطول من اللازم، ولم يُحفظ شيء. يُرجى اختصاره والمحاولة مرة أخرى.',
  'form.otherPerson': 'سجّل شخص آخر الدخول في هذا المتصفح. لم يُرسَل نموذج الحساب الآخر.',
  'error.storageFull':
    'لا يمكننا حفظ أي شيء جديد في الوقت الحالي. ما أدخلتموه باقٍ في هذه الصفحة. يُرجى المحاولة لاحقًا. ولا تزال القراءة في البوابة متاحة.',
  'form.draftKept': 'المسودة محفوظة على هذا الجهاز',
  'form.draftNotKept': 'لا يستطيع هذا المتصفح الاحتفاظ بما كتبتموه. يُرجى حفظه قبل مغادرة هذه الصفحة.',
  'form.cancel': 'إلغاء',
  'form.discard': 'حذف المسودة',
  'form.discard.title': 'هل تريدون حذف هذه المسودة؟',
  'form.discard.text': 'سيُحذف من هذا الجهاز ما كتبتموه هنا.',
  'form.discard.notSent': 'لم يُرسل هذا النص.',
  'form.discard.keep': 'متابعة الكتابة',
  'form.discard.confirm': 'حذف',
} as const satisfies TranslationOf<typeof english>;
