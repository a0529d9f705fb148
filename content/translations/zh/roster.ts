import type { roster as english } from '../en/roster.ts';
import type { TranslationOf } from '../translation.ts';

export const roster = {
  'roster.title': '您的学生',
  'roster.lead': '谁发来了消息，谁在等待回复，谁近期没有联系。',
  'roster.search': '按学生姓名、学号、年级、班级或家长搜索',
  'roster.level.all': '全部年级',
  'roster.class': '班级',
  'roster.class.all': '全部班级',
  'roster.submit': '搜索',
  'roster.show': '显示的学生',
  'roster.all': '全部',
  'roster.waiting': '等待回复',
  'roster.quiet': '两周未联系',
  'roster.student': '学生',
  'roster.role': '我的角色',
  'roster.family': '家长',
  'roster.unread': '未读',
  'roster.lastContact': '最近联系',
  'roster.actions': '操作',
  'roster.never': '暂无',
  'roster.none': '未找到学生',
  'roster.none.text': '请尝试其他搜索，或显示您的全部学生。',
  'roster.showAll': '显示全部学生',
  'roster.reports': '学习报告',
} as const satisfies TranslationOf<typeof english>;
