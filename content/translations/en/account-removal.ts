/** The pages for erasing an account. @see PD-63 */
export const accountRemoval = {
  'removal.password': 'Your password',
  'removal.back': 'The account',
  'removal.deleted': 'What is deleted',
  'removal.kept': 'What stays',
  'removal.erase.title': 'Erase account',
  'removal.erase.heading': 'Erase the account of {name}?',
  'removal.erase.account': 'Name, email address, password and settings. {name} is signed out at once.',
  'removal.erase.messages': 'The messages between {name} and staff or offices, unless they are about a student.',
  'removal.erase.unsent': 'Files that were never sent, and emails that still wait.',
  'removal.erase.links': 'The links to students who have left.',
  'removal.erase.office': '{name} no longer holds the office “{office}”.',
  'removal.erase.kept.family':
    'Messages with other families and messages about a student. They show “Former user” instead of the name.',
  'removal.erase.kept.staff':
    'Messages, reports and feedback that {name} has written. They show “Former user” instead of the name.',
  'removal.erase.kept.records': 'Records of students, until their retention period ends.',
  'removal.erase.kept.log': 'Entries in the audit log and requests about personal data, without the name.',
  'removal.erase.told': 'We tell {name} by email, at {email}. This cannot be undone.',
  'removal.erase.submit': 'Erase Account',
  'removal.erase.submitting': 'Erasing Account...',
  'removal.erase.refused': 'This account cannot be erased',
  'removal.erase.ownAccount': 'You cannot erase your own account. Ask another administrator to do it.',
  'removal.erase.enrolledStudent':
    'This person is a guardian of an enrolled student. Remove the guardian on the page of the student first, or archive the student.',
  'removal.erase.keptRecord':
    'Records that the school must keep name this account. Suspend it instead. It is deleted when the period of these records has ended.',
} as const;
