import type { policyReaders as english } from '../en/policy-readers.ts';
import type { TranslationOf } from '../translation.ts';

export const policyReaders = {
  'policyReaders.title': 'تأكيدات الاطلاع على السياسات',
  'policyReaders.link': 'السياسات',
  'policyReaders.search': 'البحث بالاسم أو البريد الإلكتروني',
  'policyReaders.version': 'النسخة',
  'policyReaders.state': 'الحالة',
  'policyReaders.state.all': 'الكل',
  'policyReaders.state.open': 'لم يؤكد بعد',
  'policyReaders.state.acknowledged': 'أكد الاطلاع',
  'policyReaders.role': 'الدور',
  'policyReaders.role.all': 'جميع الأدوار',
  'policyReaders.person': 'الشخص',
  'policyReaders.at': 'تاريخ التأكيد',
  'policyReaders.none': 'لم يطرأ تغيير جوهري على أي سياسة بعد',
  'policyReaders.none.text': 'عند نشر نسخة فيها تغيير جوهري، تعرض هذه الصفحة من أكد الاطلاع عليها.',
  'policyReaders.empty': 'لم يكن هناك من يجب إعلامه',
  'policyReaders.empty.text': 'لم يكن لأحد حساب عند نشر هذه النسخة.',
} as const satisfies TranslationOf<typeof english>;
