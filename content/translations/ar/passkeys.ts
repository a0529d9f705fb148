import type { passkeys as english } from '../en/passkeys.ts';
import type { TranslationOf } from '../translation.ts';

export const passkeys = {
  'passkeys.title': 'مفاتيح المرور',
  'passkeys.text':
    'أكّدوا هويتكم ببصمة الإصبع أو الوجه أو الرقم السري لجهازكم، أو بمفتاح أمان. لا يعمل مفتاح المرور إلا في هذا الموقع، فلا يستطيع موقع مزيَّف سرقته.',
  'passkeys.noScript': 'تحتاج مفاتيح المرور إلى JavaScript، وهو معطَّل في هذا المتصفح. أما تطبيق المصادقة فيعمل من دونه.',
  'passkeys.name': 'اسم مفتاح المرور',
  'passkeys.name.hint': 'مثل الجهاز المحفوظ عليه',
  'passkeys.add.submit': 'إضافة مفتاح مرور',
  'passkeys.add.submitting': 'في انتظار جهازكم…',
  'passkeys.added': 'أُضيف في:',
  'passkeys.lastUse': 'آخر استخدام:',
  'passkeys.unused': 'لم يُستخدم بعد',
  'passkeys.remove': 'إزالة ⁨{name}⁩',
  'passkeys.remove.text':
    'لن يفتح مفتاح المرور هذا حسابكم بعد ذلك. احذفوه من جهازكم أيضًا، فالموقع لا يستطيع ذلك. وسنُعلمكم بذلك بالبريد الإلكتروني.',
  'passkeys.remove.submit': 'إزالة مفتاح المرور',
  'passkeys.done.added': 'أُضيف مفتاح المرور. وسُجّل الخروج من المتصفحات الأخرى.',
  'passkeys.done.removed': 'أُزيل مفتاح المرور. وسُجّل الخروج من المتصفحات الأخرى.',
  'passkeys.full': 'لديكم عشرة مفاتيح مرور. أزيلوا واحدًا لإضافة غيره.',
  'passkeys.invalid': 'تعذّرت إضافة مفتاح المرور. يُرجى المحاولة مرة أخرى.',
  'validation.passkeyName.required': 'الاسم مطلوب',
  'validation.passkeyName.tooLong': 'يجب ألا يزيد الاسم على 60 حرفًا',
} as const satisfies TranslationOf<typeof english>;
