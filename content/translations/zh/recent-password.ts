import type { recentPassword as english } from '../en/recent-password.ts';
import type { TranslationOf } from '../translation.ts';

export const recentPassword = {
  'changePassword.current': '当前密码',
  'account.password.again': '请再次输入密码以完成此更改。',
  'removal.password': '您的密码',
  'login.tooMany': '尝试次数过多，请稍后再试。',
  'login.problem.tooMany': '尝试次数过多，可能需要等待最多一小时才能再试。',
  'login.problem.unexpected': '暂时无法登录，请稍后再试。',
  'validation.password.wrong': '当前密码不正确',
} as const satisfies TranslationOf<typeof english>;
