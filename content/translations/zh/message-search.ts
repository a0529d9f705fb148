import type { messageSearch as english } from '../en/message-search.ts';
import type { TranslationOf } from '../translation.ts';

export const messageSearch = {
  'inbox.search': '搜索消息',
  'inbox.search.submit': '搜索',
  'inbox.search.clear': '清除搜索',
  'inbox.search.found': { other: '找到{count}条消息' },
  'inbox.search.none': '未找到消息',
  'inbox.search.none.text': '每个词都须出现在主题或正文中。请减少搜索词，或使用更短的词。',
  'inbox.search.searched': { other: '目前已搜索{count}条消息，最早的一条发送于' },
  'inbox.search.older': '搜索更早的消息',
  'inbox.search.newest': '返回最新结果',
  'shortcuts.search': '搜索消息',
} as const satisfies TranslationOf<typeof english>;
