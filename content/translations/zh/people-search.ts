import type { peopleSearch as english } from '../en/people-search.ts';
import type { TranslationOf } from '../translation.ts';

export const peopleSearch = {
  'ui.person.and': '{first}，{second}',
  'ui.person.academicMentor': '{student}的学业导师',
  'ui.person.wellbeingCoach': '{student}的身心健康导师',
  'ui.person.parent': '{student}的家长',
  'ui.person.guardian': '{student}的亲属',
  'ui.person.placeholder': '请输入姓名、角色或职务',
  'ui.person.placeholder.address': '请输入姓名或邮箱',
  'ui.person.show': '显示人员',
  'ui.search.placeholder': '输入姓名、编号或页面名称',
  'ui.search.show': '显示结果',
  'ui.search.found': '结果',
  'ui.search.noMatch': '未找到。请检查拼写。',
  'ui.search.count': { other: '{count}条结果' },
  'ui.person.found': '找到的人员',
  'ui.person.searching': '正在搜索……',
  'ui.person.failed': '搜索未成功，请重新输入。',
  'ui.person.nobody': '目前没有可选择的人员。',
  'ui.person.noMatch': '没有找到。请试试姓名、角色、职务或学生。',
  'ui.person.noMatch.address': '没有找到此姓名或邮箱的用户，请检查输入是否正确。',
  'ui.person.count': { other: '找到{count}人' },
  'ui.search.tooMany': { other: '您在一分钟内搜索了很多次，请在{count}秒后再搜索。' },
} as const satisfies TranslationOf<typeof english>;
