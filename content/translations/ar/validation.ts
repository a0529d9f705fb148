import type { validation as english } from '../en/validation.ts';
import type { TranslationOf } from '../translation.ts';

export const validation = {
  'validation.email.invalid': 'صيغة البريد الإلكتروني غير صحيحة',
  'validation.email.tooLong': 'يجب ألّا يتجاوز البريد الإلكتروني 255 حرفًا',
  'validation.forbiddenCharacters': 'يتضمن هذا النص رموزًا لا يمكن حفظها. يُرجى كتابته من جديد.',
  'validation.malformed': 'جزء من النموذج مفقود. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
} as const satisfies TranslationOf<typeof english>;
