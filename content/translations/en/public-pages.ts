/** Texts that several public pages share. @see content §1, §2 */
export const publicPages = {
  'portal.title': 'Secure Communication',
  'portal.description':
    'Families, mentors and coaches write to one another in the family portal, and nowhere else. It is open to verified users only.',
  'portal.login': 'Login to Portal',
  'portal.access': 'Access Portal',

  'alignment.title': 'Frameworks we align with',
  'alignment.disclaimer':
    'References to curriculum frameworks mean alignment only. No accreditation, registration or endorsement is implied.',
} as const;
