/** Questions to guardians, wherever they are shown. @see PD-72 */
export const consents = {
  'consents.title': 'Consents',
  'consents.state.open': 'Open',
  'consents.state.given': 'Given',
  'consents.state.refused': 'Refused',
  'consents.state.conflicting': 'Conflicting',
  'consents.state.expired': 'Expired',
  'consents.answer.yes': 'Agreed',
  'consents.answer.no': 'Did not agree',
  'consents.answer.withdrawn': 'Consent withdrawn',
  'consents.answer.none': 'No answer yet',
  'consents.news': 'Your answer is needed: {title}',
  'consents.all': 'All consents',
} as const;
