import type { lessons as english } from '../en/lessons.ts';
import type { TranslationOf } from '../translation.ts';

export const lessons = {
  'lessons.today': '今天',
  'lessons.more': { other: '今天还有{count}节课' },
  'lessons.changed': '有变动',
  'lessons.nextOn': '下一节课：{day}',
  'lessons.noneSoon': '未来四周没有课',
  'lessons.now': '正在上课',
  'lessons.cancelled': '已取消',
  'lessons.moved': '已调整',
  'lessons.insteadOf': '原定{day}{time}',
  'lessons.otherSchool': '与另一所学校的时间重叠',
  'lessons.missedSoon': { other: '未来四周有{count}节课与另一所学校的上课时间重叠。' },
  'lessons.standIn': '由{name}代课',
  'lessons.join': '进入课堂',
  'lessons.joinNamed': '进入课堂：{course}',
  'lessons.joinFrom': '{time}起可进入',
  'lessons.offset.later': '自{day}起，您当地的上课时间推迟{duration}。',
  'lessons.offset.earlier': '自{day}起，您当地的上课时间提前{duration}。',
  'lessons.offset.later.some': '{courses}：自{day}起，您当地的上课时间推迟{duration}。',
  'lessons.offset.earlier.some': '{courses}：自{day}起，您当地的上课时间提前{duration}。',
  'lessons.duration.halfHour': '半小时',
  'lessons.duration.hours': { other: '{count}小时' },
  'lessons.duration.minutes': { other: '{count}分钟' },
} as const satisfies TranslationOf<typeof english>;
