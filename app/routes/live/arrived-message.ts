import type { NewestUnread } from '#features/messages/messages.server.ts';
import type { ShellData } from '../shell/shell-data.server.ts';

/** The newest message that an open page knows. */
export interface KnownMessages {
  unreadCount: number;
  /** When the newest known message was sent; null before the first background load. */
  newestAt: number | null;
  announced: NewestUnread | null;
}

/** Only background loads contain the newest message. */
export function updateKnownMessages(
  known: KnownMessages,
  { unreadCount, newestUnread: newest }: Unread,
): KnownMessages {
  if (newest === undefined) return { ...known, unreadCount };
  const isNew =
    newest !== null && (known.newestAt === null ? unreadCount > known.unreadCount : newest.createdAt > known.newestAt);
  return {
    unreadCount,
    newestAt: Math.max(known.newestAt ?? 0, newest?.createdAt ?? 0),
    announced: isNew ? newest : known.announced,
  };
}

export type Unread = Pick<ShellData, 'unreadCount' | 'newestUnread'>;
