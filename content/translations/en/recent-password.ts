/** Entering one's own password again before a sensitive change. @see PD-40, PD-65 */
export const recentPassword = {
  'changePassword.current': 'Current password',
  'account.password.again': 'Please enter your password again to make this change.',
  'removal.password': 'Your password',
  'login.tooMany': 'Too many attempts. Please try again later.',
  'login.problem.tooMany':
    'There have been too many attempts. You may have to wait up to an hour before you can try again.',
  'login.problem.unexpected': 'We could not sign you in. Please try again in a moment.',
  'validation.password.wrong': 'The current password is incorrect',
} as const;
