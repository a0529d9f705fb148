/** Words of the parts that every screen is built from. */
export const ui = {
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.field.optional': '(optional)',
  'ui.password.show': 'Show password',
  'ui.toast.region': 'Notices',
  'ui.toast.close': 'Close this notice',
  'ui.person.placeholder': 'Type a name or an address',
  'ui.person.show': 'Show people',
  'ui.person.found': 'People found',
  'ui.person.searching': 'Searching…',
  'ui.person.failed': 'The search did not work. Please type again.',
  'ui.person.nobody': 'There is nobody to choose yet.',
  'ui.person.noMatch': 'Nobody by that name or address. Please check the spelling.',
  'ui.person.count': { one: '{count} person found', other: '{count} people found' },
  'ui.errorSummary.title': 'Please check these fields',
} as const;
