import type { families as english } from '../en/families.ts';
import type { TranslationOf } from '../translation.ts';

export const families = {
  'family.lead': '监护人和学生将一并创建。每位新监护人都会收到邀请，内含设置密码的链接。',
  'family.guardians': '监护人',
  'family.guardian': '监护人{number}',
  'family.students': '学生',
  'family.student': '学生{number}',
  'family.addGuardian': '再添加一位监护人',
  'family.addStudent': '再添加一名学生',
  'family.removeGuardian': '移除监护人{number}',
  'family.removeStudent': '移除学生{number}',
  'family.rights': '对本页所有学生的权限',
  'family.existing': '此电子邮箱属于{name}（{role}）。',
  'family.existing.use': '将此账户设为监护人',
  'family.existing.hint': '该账户的姓名、语言和密码保持不变，不会发送邀请。',
  'family.email.used': '已有账户使用此电子邮箱。请勾选下方选项以使用该账户，或填写其他邮箱',
  'family.email.unsuitable': '使用此电子邮箱的账户不能设为监护人：账户已停用，或属于导师',
  'family.email.repeated': '本页的另一位监护人已使用此电子邮箱',
  'family.submit': '创建家庭',
  'family.submitting': '正在创建家庭……',
  'family.success': '已添加以下学生及其监护人：{names}。',
} as const satisfies TranslationOf<typeof english>;
