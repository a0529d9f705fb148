import type { activity as english } from '../en/activity.ts';
import type { TranslationOf } from '../translation.ts';

export const activity = {
  'activity.older': '更早的动态',
  'activity.newest': '最新动态',
  'activity.ofAll': '全部学生',
  'activity.level-changed': '年级已变更',
  'activity.mentor-assigned': '新任学业导师：{name}',
  'activity.coach-assigned': '新任身心健康导师：{name}',
  'activity.absence-reported': '已报告缺课',
  'activity.absence-reported.by': '{name}报告了缺课',
  'activity.absence-withdrawn': '已撤销缺课报告',
  'activity.absence-withdrawn.by': '{name}撤销了缺课报告',
  'activity.feedback-published': '新反馈',
  'activity.feedback-corrected': '反馈已更正',
  'activity.report-published': '新学习报告',
  'activity.report-corrected': '学习报告已更正',
  'activity.country-changed': '上课所在国家或地区已变更',
} as const satisfies TranslationOf<typeof english>;
