import type { ui as english } from '../en/ui.ts';
import type { TranslationOf } from '../translation.ts';

export const ui = {
  'ui.close': 'إغلاق',
  'ui.loading': 'جارٍ التحميل',
  'ui.field.optional': '(اختياري)',
  'ui.password.show': 'إظهار كلمة المرور',
  'ui.toast.region': 'التنبيهات',
  'ui.toast.close': 'إغلاق هذا التنبيه',
  'ui.errorSummary.title': 'يُرجى مراجعة هذه الحقول',
} as const satisfies Partial<TranslationOf<typeof english>>;
