/** The inbox's views. */
export const messages = {
  'inbox.show': 'Messages to show',
  'inbox.view.all': 'All',
  'inbox.view.received': 'Received',
  'inbox.view.sent': 'Sent',
  'inbox.view.unread': 'Unread',
  'inbox.none.received': 'No received messages',
  'inbox.none.sent': 'No sent messages',
  'inbox.none.unread': 'No unread messages',
} as const;
