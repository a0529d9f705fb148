/** Errors of fields. Texts of the specification are verbatim. @see core §5 */
export const validation = {
  'validation.email.invalid': 'Invalid email format',
  'validation.email.tooLong': 'Email must be less than 255 characters',
  'validation.forbiddenCharacters': 'This text contains characters that cannot be stored. Please type it again.',
  'validation.malformed': 'Something was missing from the form. Please reload the page and try again.',
} as const;
