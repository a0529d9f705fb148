import type { signInCode as english } from '../en/sign-in-code.ts';
import type { TranslationOf } from '../translation.ts';

export const signInCode = {
  'signInCode.title': '确认登录',
  'signInCode.lead': '密码正确。此账户还受到第二重验证的保护。',
  'signInCode.field': '验证码',
  'signInCode.hint': '请输入身份验证器应用当前显示的六位数字，或一个恢复代码。',
  'signInCode.hint.recovery': '请输入一个恢复代码。',
  'signInCode.submit': '继续',
  'signInCode.submitting': '正在验证……',
  'signInCode.back': '登录其他账户',
  'signInCode.lost': '无法使用第二重验证，也没有恢复代码？学校可以为您关闭双重身份验证。',
  'validation.code.required': '请输入验证码',
  'validation.code.wrong': '验证码不正确或已失效',
} as const satisfies TranslationOf<typeof english>;
