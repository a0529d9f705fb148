import type { feedback as english } from '../en/feedback.ts';
import type { TranslationOf } from '../translation.ts';

export const feedback = {
  'feedback.area.academic': '学业进展',
  'feedback.area.wellbeing': '身心健康',
  'feedback.write': '撰写反馈',
  'feedback.corrected': '已更正',
  'feedback.earlier': { other: '{count}个较早版本' },
  'feedback.replyTo': '回复{name}',
  'feedback.unreadable': '未能显示此反馈，请告知学校。',
  'feedback.unread': { other: '{count}条关于{name}的新反馈' },
} as const satisfies TranslationOf<typeof english>;
