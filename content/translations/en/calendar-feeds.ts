/** Calendars in programs outside the portal, in the account. @see PD-68 */
export const calendarFeeds = {
  'calendarFeeds.title': 'Calendars on your devices',
  'calendarFeeds.lead':
    'See lessons, terms, holidays and last days to answer in the calendar of your phone or computer.',
  'calendarFeeds.open': 'Manage calendars',
  'calendarFeeds.add': 'Add a calendar',
  'calendarFeeds.text':
    'You get a secret address, which you add to your calendar once. The calendar then reads it again by itself, usually every few hours, so a change of the same day is here first. It never contains the room of a lesson. Whoever knows the address can read the calendar, so add one for each device and give the address to nobody.',
  'calendarFeeds.password': 'Enter your password to add a calendar.',
  'calendarFeeds.password.submit': 'Continue',
  'calendarFeeds.password.submitting': 'Checking...',
  'calendarFeeds.name': 'Name',
  'calendarFeeds.name.hint': 'For example the device or the program',
  'calendarFeeds.name.missing': 'Name is required',
  'calendarFeeds.name.tooLong': 'Name must be 60 characters or less',
  'calendarFeeds.showsNames': 'Show names',
  'calendarFeeds.showsNames.hint':
    'Otherwise entries have the initials of the student and no teacher. The provider of your calendar may be able to read the entries.',
  'calendarFeeds.add.submit': 'Create Address',
  'calendarFeeds.add.submitting': 'Creating Address...',
  'calendarFeeds.full': 'You have ten calendars. Remove one to add another.',
  'calendarFeeds.address': 'Address for {name}',
  'calendarFeeds.address.text':
    'It is shown only now. Open it on the device, or copy it and add it in your program as a calendar from the internet.',
  'calendarFeeds.subscribe': 'Open in Calendar',
  'calendarFeeds.copy': 'Copy Address',
  'calendarFeeds.copied': 'The address has been copied.',
  'calendarFeeds.notCopied': 'The address could not be copied. Select it and copy it yourself.',
  'calendarFeeds.added': 'Added:',
  'calendarFeeds.lastRead': 'Last read:',
  'calendarFeeds.neverRead': 'never',
  'calendarFeeds.students': 'Students:',
  'calendarFeeds.withNames': 'with names',
  'calendarFeeds.withInitials': 'with initials',
  'calendarFeeds.remove': 'Remove {name}',
  'calendarFeeds.remove.text':
    'The address stops working at once. What a device has already read may stay there until you delete the calendar on it.',
  'calendarFeeds.remove.submit': 'Remove Calendar',
  'calendarFeeds.removed': 'The calendar has been removed.',
  'calendarFeeds.ends': 'A new password ends all of them. Add them again afterwards.',
} as const;
