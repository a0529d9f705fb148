import type { register as english } from '../en/register.ts';
import type { TranslationOf } from '../translation.ts';

export const register = {
  'register.title': '点名',
  'register.lead':
    '只需选择例外情况，按钮会将其余学生记为出席。使用键盘时：制表键移到下一名学生，方向键选择，回车键保存。',
  'register.early': '上课前十分钟起可以点名。',
  'register.cancelled': '已取消的课无需点名。',
  'register.reported': '已报告缺课',
  'register.minutes': '分钟',
  'register.minutesOf': '{name}的分钟数',
  'register.minutes.invalid': '请填写1至480分钟，或留空',
  'register.save': '保存：其余学生出席',
  'register.correct': '保存更正',
  'register.saving': '正在保存……',
  'register.success': '点名记录已保存。',
  'register.taken': '点名人：{name}',
  'register.taken.unknown': '已点名',
  'register.asks': '对于未报告而缺课的学生，系统会立即询问监护人，并告知学业导师。',
  'register.changedMeanwhile': '其他人刚刚保存了点名记录。您看到的是对方的记录，请核对。',
  'register.corrections': '更正记录',
  'register.formerly': '更正前为',
} as const satisfies TranslationOf<typeof english>;
