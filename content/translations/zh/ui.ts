import type { ui as english } from '../en/ui.ts';
import type { TranslationOf } from '../translation.ts';

export const ui = {
  'ui.close': '关闭',
  'ui.loading': '正在加载',
  'ui.field.optional': '（选填）',
  'ui.password.show': '显示密码',
  'ui.toast.region': '提示',
  'ui.toast.close': '关闭此提示',
  'ui.role.parent': '家长',
  'ui.role.mentor': '导师',
  'ui.role.admin': '管理员',
  'ui.person.roleAndEmail': '{role}，{email}',
  'ui.person.placeholder': '请输入姓名',
  'ui.person.placeholder.address': '请输入姓名或邮箱',
  'ui.person.show': '显示人员',
  'ui.person.found': '找到的人员',
  'ui.person.searching': '正在搜索……',
  'ui.person.failed': '搜索未成功，请重新输入。',
  'ui.person.nobody': '目前没有可选择的人员。',
  'ui.person.noMatch': '没有找到此姓名的用户，请检查输入是否正确。',
  'ui.person.noMatch.address': '没有找到此姓名或邮箱的用户，请检查输入是否正确。',
  'ui.person.count': { other: '找到{count}人' },
  'ui.search.tooMany': { other: '您在一分钟内搜索了很多次，请在{count}秒后再搜索。' },
  'ui.errorSummary.title': '请检查以下栏目',
} as const satisfies TranslationOf<typeof english>;
