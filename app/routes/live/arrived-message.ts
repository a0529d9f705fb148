import type { NewestUnread, ShellData } from '../shell/shell-data.server.ts';

/** The newest message that an open page knows. */
export interface Seen {
  unreadCount: number;
  /** When the newest known message was sent; null before the first background load. */
  newestAt: number | null;
  announced: NewestUnread | null;
}

/** Only background loads contain the newest message. */
export function seenNext(seen: Seen, { unreadCount, newestUnread: newest }: Unread): Seen {
  if (newest === undefined) return { ...seen, unreadCount };
  const isNew =
    newest !== null && (seen.newestAt === null ? unreadCount > seen.unreadCount : newest.createdAt > seen.newestAt);
  return {
    unreadCount,
    newestAt: Math.max(seen.newestAt ?? 0, newest?.createdAt ?? 0),
    announced: isNew ? newest : seen.announced,
  };
}

export type Unread = Pick<ShellData, 'unreadCount' | 'newestUnread'>;
