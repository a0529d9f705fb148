/** A new family in the admin console. @see PD-53 */
export const families = {
  'family.lead':
    'Guardians and students are created together. Each new guardian receives an invitation with a link to choose a password.',
  'family.guardians': 'Guardians',
  'family.guardian': 'Guardian {number}',
  'family.students': 'Students',
  'family.student': 'Student {number}',
  'family.addGuardian': 'Add Another Guardian',
  'family.addStudent': 'Add Another Student',
  'family.removeGuardian': 'Remove guardian {number}',
  'family.removeStudent': 'Remove student {number}',
  'family.rights': 'Rights for all students on this page',
  'family.existing': 'This email address belongs to {name} ({role}).',
  'family.existing.use': 'Use this account as the guardian',
  'family.existing.hint': 'The name, language and password of the account stay as they are. No invitation is sent.',
  'family.email.used':
    'An account with this email address already exists. Tick the box below to use it, or enter another address',
  'family.email.unsuitable': 'The account with this email address cannot be a guardian: it is suspended, or a mentor’s',
  'family.email.repeated': 'Another guardian on this page has this email address',
  'family.submit': 'Create Family',
  'family.submitting': 'Creating Family...',
  'family.success': 'Added with their guardians: {names}.',
} as const;
