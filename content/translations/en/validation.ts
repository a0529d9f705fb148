/** What a field says when its value won't do; the specification's texts stay to the letter. @see core §5 */
export const validation = {
  'validation.email.invalid': 'Invalid email format',
  'validation.email.tooLong': 'Email must be less than 255 characters',
  'validation.password.required': 'Password is required',
  'validation.password.tooShort': 'Password must be at least 12 characters',
  'validation.password.tooLong': 'Password must be at most 128 characters',
  'validation.password.uppercase': 'Must contain at least one uppercase letter',
  'validation.password.lowercase': 'Must contain at least one lowercase letter',
  'validation.password.number': 'Must contain at least one number',
  'validation.password.special': 'Must contain at least one special character',
  'validation.password.common':
    'Too easy to guess: this is a common password, perhaps with digits or signs added. Combine several unrelated words.',
  'validation.password.personal':
    'Too easy to guess: it is made from the name or email address of the account, or from the name of the school. Combine several unrelated words.',
  'validation.password.mismatch': 'The two passwords are not the same',
  'validation.password.unchanged': 'Choose a password that differs from the current one',
  'validation.password.wrong': 'The current password is incorrect',
  'validation.forbiddenCharacters': 'This text contains characters that cannot be stored. Please type it again.',
  'validation.malformed': 'Something was missing from the form. Please reload the page and try again.',
} as const;
