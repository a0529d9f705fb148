/** The second step of signing in, for people with a second factor. */
export const signInCode = {
  'signInCode.title': 'Confirm your sign-in',
  'signInCode.lead': 'Your password is correct. This account is also protected by a second factor.',
  'signInCode.field': 'Code',
  'signInCode.hint': 'The six digits that your authenticator app shows now, or one of your recovery codes.',
  'signInCode.hint.recovery': 'One of your recovery codes.',
  'signInCode.submit': 'Continue',
  'signInCode.submitting': 'Checking...',
  'signInCode.back': 'Sign in to another account',
  'signInCode.lost':
    'No access to your second factor or your recovery codes? The school can turn two-factor authentication off for you.',
  'validation.code.required': 'Code is required',
  'validation.code.wrong': 'This code is incorrect or no longer valid',
} as const;
