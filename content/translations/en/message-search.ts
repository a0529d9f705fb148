/** Search in messages. */
export const messageSearch = {
  'inbox.search': 'Search messages',
  'inbox.search.submit': 'Search',
  'inbox.search.clear': 'Clear search',
  'inbox.search.found': { one: '{count} message found', other: '{count} messages found' },
  'inbox.search.none': 'No messages found',
  'inbox.search.none.text': 'Every word must occur in the subject or the text. Try fewer or shorter words.',
  'inbox.search.searched': {
    one: '{count} message searched so far, the oldest from',
    other: '{count} messages searched so far, the oldest from',
  },
  'inbox.search.older': 'Search older messages',
  'inbox.search.newest': 'Back to the newest results',
  'shortcuts.search': 'Search messages',
} as const;
