import type { passwordRules as english } from '../en/password-rules.ts';
import type { TranslationOf } from '../translation.ts';

export const passwordRules = {
  'validation.password.required': 'يُرجى إدخال كلمة المرور',
  'validation.password.tooShort': 'يجب ألّا تقل كلمة المرور عن 12 خانة',
  'validation.password.tooLong': 'يجب ألّا تتجاوز كلمة المرور 128 خانة',
  'validation.password.uppercase': 'يجب أن تتضمن كلمة المرور حرفًا لاتينيًا كبيرًا واحدًا على الأقل',
  'validation.password.lowercase': 'يجب أن تتضمن كلمة المرور حرفًا لاتينيًا صغيرًا واحدًا على الأقل',
  'validation.password.number': 'يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل',
  'validation.password.special': 'يجب أن تتضمن كلمة المرور رمزًا خاصًا واحدًا على الأقل',
  'validation.password.common':
    'يسهل تخمينها: هي كلمة مرور شائعة، أو أُضيفت إليها أرقام أو رموز فقط. اجمعوا عدة كلمات لا صلة بينها.',
  'validation.password.personal':
    'يسهل تخمينها: هي مأخوذة من اسم صاحب الحساب أو بريده الإلكتروني أو من اسم المدرسة. اجمعوا عدة كلمات لا صلة بينها.',
  'validation.password.mismatch': 'كلمتا المرور غير متطابقتين',
  'validation.password.unchanged': 'اختاروا كلمة مرور تختلف عن الحالية',
} as const satisfies TranslationOf<typeof english>;
