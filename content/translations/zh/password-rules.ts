import type { passwordRules as english } from '../en/password-rules.ts';
import type { TranslationOf } from '../translation.ts';

export const passwordRules = {
  'validation.password.required': '请输入密码',
  'validation.password.tooShort': '密码至少需要12个字符',
  'validation.password.tooLong': '密码不得超过128个字符',
  'validation.password.uppercase': '密码须包含至少一个大写字母',
  'validation.password.lowercase': '密码须包含至少一个小写字母',
  'validation.password.number': '密码须包含至少一个数字',
  'validation.password.special': '密码须包含至少一个特殊字符',
  'validation.password.common':
    '太容易被猜到：这是常见密码，或只是在常见密码上添加了数字或符号。请组合几个互不相关的词。',
  'validation.password.personal':
    '太容易被猜到：该密码由账户的姓名、电子邮箱或学校名称变化而来。请组合几个互不相关的词。',
  'validation.password.mismatch': '两次输入的密码不一致',
  'validation.password.unchanged': '新密码须与当前密码不同',
} as const satisfies TranslationOf<typeof english>;
