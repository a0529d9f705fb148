import type { account as english } from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';

export const account = {
  'login.title': '登录家庭门户',
  'login.lead': '登录后，您可以联系学校和孩子的导师。',
  'login.email': '电子邮箱',
  'login.password': '密码',
  'login.submit': '登录',
  'login.submitting': '正在登录……',
  'login.forgot': '忘记密码？',
  'login.invitation': '家庭门户仅凭邀请开通，所有账户均由学校创建。',
  'login.invitationLink': '咨询入学事宜',
  'login.secure': '连接安全。您的登录会话受到保护，长时间不使用会自动结束。',
  'login.failed': '登录失败',
  'login.invalidCredentials': '邮箱或密码不正确，请重试。',
  'login.tooMany': '尝试次数过多，请稍后再试。',
  'login.success': '登录成功，正在进入家长中心……',
  'login.sessionEnded': '您的登录会话已结束，请重新登录。您写的内容已保存在此设备上。',
  'signOut.submit': '退出登录',
  'forgot.title': '忘记密码？',
  'forgot.text':
    '学校会为您提供新的临时密码。您家中的另一位家长可以通过安全收件箱申请，您的孩子也可以在下一节课上告知学业导师。我们核实您的身份后，会将密码发送到您账户的电子邮箱。',
  'forgot.back': '返回登录页面',
  'changePassword.title': '设置新密码',
  'changePassword.lead': '您使用的是临时密码。请设置一个只有您自己知道的新密码，之后才能使用其他功能。',
  'changePassword.current': '当前密码',
  'changePassword.new': '新密码',
  'changePassword.confirm': '确认新密码',
  'changePassword.submit': '修改密码',
  'changePassword.submitting': '正在修改密码……',
  'changePassword.rules': '至少12个字符，须包含大写字母、小写字母、数字和特殊字符。',
  'changePassword.success': '您的密码已修改。',
} as const satisfies TranslationOf<typeof english>;
