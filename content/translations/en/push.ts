/** Push notifications of a browser. @see PD-74 */
export const push = {
  'push.title': 'Notifications on this device',
  'push.text':
    'This device tells you that there is something new, at the times that you chose above for emails. A notification contains neither texts nor names. If you read the news within five minutes, no email follows.',
  'push.turnOn': 'Turn On',
  'push.turnOff': 'Turn Off',
  'push.turnedOn': 'Notifications are on for this device.',
  'push.turnedOff': 'Notifications are off for this device.',
  'push.failed': 'Notifications could not be changed. Please try again later.',
  'push.blocked':
    'This browser blocks notifications of the portal. Allow them in its settings, then load this page again.',
  'push.unsupported':
    'This browser cannot show notifications. On an iPhone or iPad, add the portal to the home screen and open it from there.',
} as const;
