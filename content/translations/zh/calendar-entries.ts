import type { calendarEntries as english } from '../en/calendar-entries.ts';
import type { TranslationOf } from '../translation.ts';

export const calendarEntries = {
  'calendarEntry.meeting': '面谈（{students}）',
  'calendarEntry.consent': '回复截止日：同意事项（{student}）',
  'calendarEntry.confirm': '确认公告的截止日',
  'calendarEntry.answer': '回复公告的截止日',
  'calendarEntry.termBegins': '第一天：{term}',
  'calendarEntry.termEnds': '最后一天：{term}',
  'calendarEntry.cancelled': '已取消：{lesson}',
  'calendarEntry.with': '任课教师：{teachers}',
} as const satisfies TranslationOf<typeof english>;
