/** The header, menus and footer of signed-in pages. @see PD-32 */
export const portal = {
  'portal.nav': 'Portal navigation',
  'portal.start': '{school}, portal start page',
  'portal.messages': 'Messages',
  'portal.students': 'Students',
  'portal.accounts': 'Accounts',
  'portal.enquiries': 'Enquiries',
  'portal.offices': 'Offices',
  'portal.insights': 'Insights',
  'portal.safeguarding': 'Safeguarding',
  'portal.privacyRequests': 'Data requests',
  'portal.account': 'Account: {name}',
  'portal.website': 'School website',
  'portal.home': 'Home page',
  'portal.legal': 'Legal information',
  'portal.policyVersion': '{title}, version {number}',
  'portal.policiesDue': {
    one: '{count} school policy is new or has changed.',
    other: '{count} school policies are new or have changed.',
  },
  'portal.policiesDue.read': 'Read and acknowledge',
} as const;
