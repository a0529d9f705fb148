/** The pages for erasing and merging accounts. @see PD-63, PD-64 */
export const accountRemoval = {
  'removal.back': 'The account',
  'removal.deleted': 'What is deleted',
  'removal.kept': 'What stays',
  'removal.erase.title': 'Erase account',
  'removal.erase.heading': 'Erase the account of {name}?',
  'removal.erase.account': 'Name, email address, password and settings. {name} is signed out at once.',
  'removal.erase.messages': 'The messages between {name} and staff or offices, unless they are about a student.',
  'removal.erase.unsent': 'Files that were never sent, and emails that still wait.',
  'removal.erase.links': 'The links to students who have left.',
  'removal.erase.kept.family':
    'Messages with other families and messages about a student. They show “Former user” instead of the name.',
  'removal.erase.kept.records': 'Records of students, until their retention period ends.',
  'removal.erase.kept.safeguarding':
    'If the safeguarding office keeps a record that names {name}: the messages, the name and the email address that the record needs. Only those who handle it see them. This page looks the same whether there is such a record or not.',
  'removal.erase.kept.log': 'Entries in the audit log and requests about personal data, without the name.',
  'removal.erase.told': 'We tell {name} by email, at {email}. This cannot be undone.',
  'removal.erase.submit': 'Erase Account',
  'removal.erase.submitting': 'Erasing Account...',
  'removal.erase.refused': 'This account cannot be erased',
  'removal.erase.ownAccount': 'You cannot erase your own account. Ask another administrator to do it.',
  'removal.erase.staff':
    'Accounts of staff are not erased by hand. Suspend the account instead. It is deleted when the retention period of suspended accounts has ended.',
  'removal.erase.enrolledStudent':
    'This person is a guardian of an enrolled student. Remove the guardian on the page of the student first, or archive the student.',
  'removal.erase.keptRecord':
    'The record of a student of whom this person was a guardian is kept longer than usual. The account can be erased when that period has ended.',
  'removal.merge.title': 'Merge accounts',
  'removal.merge.heading': 'Merge another account into that of {name}',
  'removal.merge.lead':
    'For a person who has two accounts. This account stays with its email address and password. Everything of the other one moves to it, and the other one is deleted.',
  'removal.merge.email': 'Email address of the other account',
  'removal.merge.find': 'Show Account',
  'removal.merge.unknown': 'No account has this email address',
  'removal.merge.other': 'Merge the account of {name} ({email})?',
  'removal.merge.moves': 'What moves',
  'removal.merge.messages':
    'All messages with their files. Whoever uses the account that stays can read them: make sure that both belong to one person.',
  'removal.merge.students':
    'The links to students, with the stronger right of the two accounts. A restriction of either account stays.',
  'removal.merge.mentored': 'The students whom this person mentors or coaches.',
  'removal.merge.work': 'Absences, reports, feedback, notes and requests about personal data.',
  'removal.merge.access':
    'Password, second factors, settings and unsent files of the other account. It is signed out when the merge begins.',
  'removal.merge.between': 'What the two accounts wrote to each other. It shows “Former user” for the other one.',
  'removal.merge.refused': 'These accounts cannot be merged',
  'removal.merge.sameAccount': 'This is the same account.',
  'removal.merge.ownAccount': 'You cannot merge your own account. Ask another administrator to do it.',
  'removal.merge.suspended': 'One of the two accounts is suspended. Reactivate it first.',
  'removal.merge.otherRole': 'The two accounts have different roles. Give both the same role first.',
  'removal.merge.holdsOffice':
    'One of the two holds an office. Assign the office to somebody else first; messages of an office do not move with an account.',
  'removal.merge.newAccount':
    'The account that stays was made less than seven days ago. Merge into the older account, or wait.',
  'removal.merge.otherMerge':
    'One of the two already waits to be merged with another account. Withdraw that merge on its page first.',
  'removal.merge.notInvited':
    'The owner of the other account has not been invited yet, and so cannot confirm. Invite them first. If nobody needs the other account, link its students to the account that stays, then erase the other one.',
  'removal.merge.newAddress':
    'The email address of the other account was corrected less than seven days ago. Wait, so that its owner can object.',
  'removal.merge.told':
    'Whoever uses the account that stays can read these messages afterwards. So we email a link to both addresses, and nothing moves until the owner of {email} confirms within 24 hours. This cannot be undone.',
  'removal.merge.address':
    'If {email} no longer works, correct the address of that account first. The former address is told, and a merge is possible seven days later.',
  'removal.merge.submit': 'Request Merge',
  'removal.merge.submitting': 'Requesting Merge...',
} as const;
