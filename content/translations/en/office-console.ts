/** The offices in the admin console. @see PD-28 */
export const officeConsole = {
  'offices.intro':
    'The policies name these offices. A message to an office reaches its holder and deputy alone; while it has neither, it reaches all administrators.',
  'offices.office': 'Office',
  'offices.holder': 'Holder',
  'offices.deputy': 'Deputy',
  'offices.actions': 'Actions',
  'offices.vacant': 'No holder',
  'offices.inactive': 'Not active',
  'offices.change': 'Change',
  'offices.changeOf': 'Change the holder: {office}',
  'offices.back': 'All offices',
  'offices.explained':
    'Holder and deputy read and answer all messages of this office, including earlier ones. Administrators do not see them while somebody holds the office.',
  'offices.confidential':
    'Safeguarding, Data Protection, Complaints, Whistleblowing and Director are confidential: a new holder or deputy reads what arrives from then on, and earlier messages and reports only after somebody who held the office before, or the Director, hands them over. Every change is told by email to those concerned and the Director.',
  'offices.findStaff': 'Find staff',
  'offices.submit': 'Save',
  'offices.submitting': 'Saving...',
  'offices.saved': 'The office has been assigned.',
  'offices.unsuitable': 'This person cannot hold an office. Choose an active mentor or administrator.',
  'offices.samePerson': 'Holder and deputy must be different people',
  'offices.confirm.title': 'Change who holds the office “{office}”?',
  'offices.confirm.gains':
    '{name} can read all messages of this office, including earlier ones, and answers in its name.',
  'offices.confirm.gainsFromNow': '{name} reads what this office receives from now on, and answers in its name.',
  'offices.confirm.earlierClosed':
    'Earlier messages and reports stay closed until a former or present holder or deputy, or the Director, hands them over. Whoever returns to the office reads again what it received in their own time.',
  'offices.confirm.told': 'Former and new holder, deputy and the Director are told by email.',
  'offices.confirm.loses': '{name} loses access to the messages of this office at once, including their own answers.',
  'offices.confirm.vacant': 'Nobody holds this office any more: all administrators can read its messages.',
  'offices.confirm.vacantFromNow':
    'Nobody holds this office any more: all administrators can read what it receives from now on.',
  'offices.confirm.swap': 'Holder and deputy change places.',
  'offices.confirm.submit': 'Assign Office',
} as const;
