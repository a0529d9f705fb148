/** Words of the parts that every screen is built from. */
export const ui = {
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.field.optional': '(optional)',
  'ui.password.show': 'Show password',
  'ui.toast.region': 'Notices',
  'ui.toast.close': 'Close this notice',
  'ui.errorSummary.title': 'Please check these fields',
} as const;
