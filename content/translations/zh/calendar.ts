import type { calendar as english } from '../en/calendar.ts';
import type { TranslationOf } from '../translation.ts';

export const calendar = {
  'calendar.weeks': '周',
  'calendar.previous': '上一周',
  'calendar.thisWeek': '本周',
  'calendar.next': '下一周',
  'calendar.children': '孩子',
  'calendar.allChildren': '全部',
  'calendar.empty': '这一周没有课',
  'calendar.empty.text': '学校排定课程后，课程会显示在这里。',
  'calendar.holiday': '不上课',
  'calendar.termBegins': '学期第一天',
  'calendar.termEnds': '学期最后一天',
  'calendar.otherSchool': '在另一所学校',
  'calendar.subscribe': '在手机或电脑上显示此日历',
} as const satisfies TranslationOf<typeof english>;
