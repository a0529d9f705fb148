/** Errors that can occur on any page. @see core §8, PD-22 */
export const errors = {
  'error.title': 'Error',
  'success.title': 'Success',
  'error.unexpected': 'An unexpected error occurred. Please try again.',
  'error.short': 'An error occurred. Please try again.',
  'error.page.title': 'Something went wrong',
  'error.page.text': 'This page could not be shown. Please try again in a moment.',
  'error.page.requestId': 'If you contact us about this, please quote {requestId}',
  'error.page.retry': 'Try again',
  'error.unavailable.title': 'The portal is temporarily unavailable',
  'error.unavailable.text': 'We are trying to reconnect. Please try again in a few seconds.',
  'error.notSaved.title': 'Not saved yet',
  'error.notSaved.text':
    'We could not confirm that this was saved. What you entered is still here. Please try again in a few seconds.',
  'error.notSaved.entered': 'What you entered',
  'error.notSaved.passwords': 'Passwords are not kept. If the form has one, you will be asked for it again.',
  'error.signOut.title': 'You may still be signed in',
  'error.signOut.text':
    'The portal is temporarily unavailable, so we could not confirm that you are signed out. Drafts stay on this device until you are. Please try again in a few seconds.',
  'error.languageNotSaved':
    'This browser now uses the new language. We could not save it for your account; please choose it again later.',
  'notFound.title': '404',
  'notFound.text': 'Oops! Page not found',
  'notFound.home': 'Return to Home',
  'notFound.console': 'Back to Admin Console',
  accessDenied: 'Access Denied: You do not have permission to access the admin console.',
  'inbox.backToDashboard': 'Back to Dashboard',
  'message.back': 'Back to messages',
} as const;
