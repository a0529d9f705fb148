import type { validation as english } from '../en/validation.ts';
import type { TranslationOf } from '../translation.ts';

export const validation = {
  'validation.email.invalid': '请输入有效的电子邮箱',
  'validation.email.tooLong': '电子邮箱不得超过255个字符',
  'validation.forbiddenCharacters': '此内容含有无法保存的字符，请重新输入。',
  'validation.malformed': '表单缺少部分内容，请重新加载页面后再试。',
} as const satisfies TranslationOf<typeof english>;
