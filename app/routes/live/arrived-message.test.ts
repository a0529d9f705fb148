import { describe, expect, it } from 'vitest';
import type { NewestUnread } from '#features/messages/messages.server.ts';
import { type KnownMessages, updateKnownMessages } from './arrived-message.ts';

const message = (createdAt: number): NewestUnread => ({
  id: `${createdAt}`,
  createdAt,
  otherName: 'Hana',
  otherOffice: null,
});
const atLoad = (unreadCount: number): KnownMessages => ({ unreadCount, newestAt: null, announced: null });

describe('An open page', () => {
  it('announces nothing that was unread when it was loaded', () => {
    const seen = updateKnownMessages(atLoad(2), { unreadCount: 2, newestUnread: message(5) });
    expect(seen.announced).toBeNull();
    expect(updateKnownMessages(seen, { unreadCount: 2, newestUnread: message(5) }).announced).toBeNull();
  });

  it('announces a message that arrived between its load and the first event', () => {
    expect(updateKnownMessages(atLoad(1), { unreadCount: 2, newestUnread: message(6) }).announced).toEqual(message(6));
  });

  it('announces a message that arrives while another one is read', () => {
    const seen = updateKnownMessages(atLoad(1), { unreadCount: 1, newestUnread: message(5) });
    expect(updateKnownMessages(seen, { unreadCount: 1, newestUnread: message(6) }).announced).toEqual(message(6));
  });

  it('does not announce an older message because the newest was read', () => {
    const seen = updateKnownMessages(atLoad(2), { unreadCount: 2, newestUnread: message(5) });
    expect(updateKnownMessages(seen, { unreadCount: 1, newestUnread: message(3) }).announced).toBeNull();
  });

  it('keeps the announcement on navigations, which do not name the newest message', () => {
    const seen = updateKnownMessages(atLoad(0), { unreadCount: 1, newestUnread: message(5) });
    expect(updateKnownMessages(seen, { unreadCount: 0 }).announced).toEqual(message(5));
  });
});
