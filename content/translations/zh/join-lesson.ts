import type { joinLesson as english } from '../en/join-lesson.ts';
import type { TranslationOf } from '../translation.ts';

export const joinLesson = {
  'join.title': '现在无法进入这节课',
  'join.early': '《{course}》可于{day}{time}起进入。',
  'join.over': '{day}的《{course}》已于{time}结束。',
  'join.cancelled': '{day}的《{course}》已取消。',
  'join.unknown': '这节课已不存在、没有在线教室，或者不属于您的课程。如果您本应参加，请给学校发消息。',
  'join.zone': '时间以您所在时区为准：{zone}。',
} as const satisfies TranslationOf<typeof english>;
