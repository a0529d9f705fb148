/** Rules for new passwords, and the error for a wrong current one. @see R5 */
export const passwordRules = {
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
} as const;
