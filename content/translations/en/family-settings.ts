/** The Settings tab of the dashboard. @see PD-43 */
export const familySettings = {
  'settings.account': 'Your settings',
  'settings.quietHours': 'Quiet hours',
  'settings.quietHours.none': 'None',
  'settings.quietHours.time': '{from} to {until}',
  'settings.notifications.change': 'Change Notifications',
  'settings.records': 'Students and guardians',
  'settings.ownData': 'Download Your Data',
  'settings.correction':
    'Is something here wrong or out of date? Ask for a correction: only the school can change these details.',
  'settings.correction.write': 'Ask for a Correction',
} as const;
