/** Views and keyboard shortcuts of the inbox. */
export const messages = {
  'inbox.show': 'Messages to show',
  'inbox.view.all': 'All',
  'inbox.view.received': 'Received',
  'inbox.view.sent': 'Sent',
  'inbox.view.unread': 'Unread',
  'inbox.view.archived': 'Archived',
  'inbox.none.received': 'No received messages',
  'inbox.none.sent': 'No sent messages',
  'inbox.none.unread': 'No unread messages',
  'inbox.none.archived': 'No archived messages',
  'message.report': 'Report this message',
  'messageReport.sent': 'Your report has been sent.',
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.compose': 'Write a message',
  'shortcuts.reply': 'Reply to the message',
  'shortcuts.next': 'Next message in the list',
  'shortcuts.previous': 'Previous message in the list',
  'shortcuts.send': 'Send the message',
  'shortcuts.help': 'Show this list',
  'shortcuts.on': 'Single-key shortcuts',
  'shortcuts.on.hint':
    'Turn them off if they get in the way, for example with voice input. This device remembers your choice.',
  'message.noReply.suspended': '{name} can no longer receive messages.',
  'message.noReply.notAllowed':
    'Your account is not set up for writing to {name}. If you think this is a mistake, please tell the school.',
  'message.noReply.offices': 'You can write to one of these offices instead:',
} as const;
