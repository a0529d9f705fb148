import type { teaching as english } from '../en/teaching.ts';
import type { TranslationOf } from '../translation.ts';

export const teaching = {
  'teaching.title': '我的一天',
  'teaching.today': '今天',
  'teaching.previous': '前一天',
  'teaching.next': '后一天',
  'teaching.days': '其他日期',
  'teaching.zone': '时间以{zone}时区为准。',
  'teaching.courseTime': '{zone}时间{time}',
  'teaching.none': '当天没有课',
  'teaching.nextDay': '接下来的课：{day}',
  'teaching.noneSoon': '接下来四周您没有课。',
  'lesson.cancelled': '已取消',
  'lesson.moved': '已调课',
  'lesson.otherRoom': '更换教室',
  'lesson.standIn': '由您代课',
  'lesson.takenBy': '由{name}代课',
  'lesson.takenByOther': '由他人代课',
} as const satisfies TranslationOf<typeof english>;
