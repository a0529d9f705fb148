/** Header, menu and footer of public pages. @see core §2 Global elements */
export const publicLayout = {
  'shell.mission': 'Education Without Borders',
  'nav.main': 'Main navigation',
  'nav.menu': 'Menu',
  'nav.openMenu': 'Open menu',
  'nav.closeMenu': 'Close menu',
  'nav.parentLogin': 'Parent Login',
  'footer.schoolHeading': 'The school',
  'footer.philosophy': 'Our philosophy',
  'footer.manifesto': 'Manifesto',
  'footer.network': 'Global network',
  'footer.governanceHeading': 'Governance & Compliance',
  'footer.governance': 'Governance',
  'footer.safeguarding': 'Safeguarding',
  'footer.complaints': 'Complaints and appeals',
  'footer.communicationHeading': 'Secure Communication Only',
  'footer.communicationStatement':
    'The school has no public email address, telephone number or social media. All communication goes through the secure inbox, which is open to verified users only. If you have no account, please use the contact form.',
  'footer.accessPortal': 'Access Secure Portal',
  'notFound.search': 'Search page titles',
  'notFound.find': 'Search',
  'notFound.none': 'No pages found',
} as const;
