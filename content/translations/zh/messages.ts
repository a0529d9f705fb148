import type { messages as english } from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const messages = {
  'inbox.show': '要显示的消息',
  'inbox.view.all': '全部',
  'inbox.view.received': '收到的',
  'inbox.view.sent': '已发送',
  'inbox.view.unread': '未读',
  'inbox.none.received': '没有收到的消息',
  'inbox.none.sent': '没有已发送的消息',
  'inbox.none.unread': '没有未读消息',
} as const satisfies TranslationOf<typeof english>;
