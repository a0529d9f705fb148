/** Errors of fields of the console. @see core §5 */
export const consoleValidation = {
  'validation.name.tooShort': 'Name must be at least 2 characters',
  'validation.name.tooLong': 'Name must be less than 100 characters',
  'validation.name.characters': 'Name can only contain letters, spaces, hyphens, and apostrophes',
  'validation.studentNumber.tooShort': 'Student number must be at least 5 characters',
  'validation.studentNumber.tooLong': 'Student number must be less than 20 characters',
  'validation.studentNumber.characters': 'Student number can only contain letters, numbers, and hyphens',
  'validation.studentNumber.taken': 'A student with this number already exists',
  'validation.level.unknown': 'Choose a level from the list',
  'validation.person.unknown': 'Choose a person from the list',
  'validation.relation.invalid': 'Choose a relation from the list',
  'validation.restrictionReason.invalid': 'Choose a reason from the list',
  'validation.guardian.already': 'This person is already a guardian of the student',
  'validation.role.invalid': 'Invalid role',
} as const;
