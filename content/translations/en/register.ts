/** The register of a lesson, which its teacher takes. @see PD-70 */
export const register = {
  'register.title': 'Register',
  'register.lead':
    'Choose what differs; the button marks everybody else as present. By keyboard: Tab goes to the next student, the arrow keys choose, and Enter saves.',
  'register.early': 'The register can be taken from ten minutes before the lesson begins.',
  'register.cancelled': 'A cancelled lesson has no register.',
  'register.reported': 'Absence reported',
  'register.minutes': 'Minutes',
  'register.minutesOf': 'Minutes, {name}',
  'register.minutes.invalid': 'Please enter minutes from 1 to 480, or leave them empty',
  'register.save': 'Save: Everybody Else Present',
  'register.correct': 'Save Corrections',
  'register.saving': 'Saving...',
  'register.success': 'The register has been saved.',
  'register.taken': 'Taken by {name}',
  'register.taken.unknown': 'Taken',
  'register.asks':
    'Whoever is absent without a report: the guardians are asked at once, and the Academic Mentor is told.',
  'register.changedMeanwhile':
    'Somebody else has saved this register meanwhile. You see their marks; please check them.',
  'register.corrections': 'Corrections',
  'register.formerly': 'formerly',
} as const;
