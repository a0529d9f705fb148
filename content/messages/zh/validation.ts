import type { validation as english } from '../en/validation.ts';
import type { TranslationOf } from '../translation.ts';

export const validation = {
  'validation.email.invalid': '请输入有效的电子邮箱',
  'validation.email.tooLong': '电子邮箱不得超过255个字符',
  'validation.password.required': '请输入密码',
  'validation.password.tooShort': '密码至少需要12个字符',
  'validation.password.tooLong': '密码不得超过128个字符',
  'validation.password.uppercase': '密码须包含至少一个大写字母',
  'validation.password.lowercase': '密码须包含至少一个小写字母',
  'validation.password.number': '密码须包含至少一个数字',
  'validation.password.special': '密码须包含至少一个特殊字符',
  'validation.password.mismatch': '两次输入的密码不一致',
  'validation.password.unchanged': '新密码须与当前密码不同',
  'validation.password.wrong': '当前密码不正确',
  'validation.name.tooShort': '姓名至少需要2个字符',
  'validation.name.tooLong': '姓名不得超过100个字符',
  'validation.name.characters': '姓名只能包含文字、空格、连字符和撇号',
  'validation.studentNumber.tooShort': '学号至少需要5个字符',
  'validation.studentNumber.tooLong': '学号不得超过20个字符',
  'validation.studentNumber.characters': '学号只能包含英文字母、数字和连字符',
  'validation.studentNumber.taken': '此学号已被使用，请输入其他学号。',
  'validation.level.tooLong': '年级不得超过100个字符',
  'validation.person.unknown': '请从列表中选择人员',
  'validation.role.invalid': '请选择有效的角色',
  'validation.forbiddenCharacters': '此内容含有无法保存的字符，请重新输入。',
  'validation.malformed': '表单内容不完整，请重新加载页面后再试。',
} as const satisfies TranslationOf<typeof english>;
