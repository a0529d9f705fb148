/** What goes wrong anywhere. @see core §8, decisions 22 */
export const errors = {
  'error.title': 'Error',
  'success.title': 'Success',
  'error.unexpected': 'An unexpected error occurred. Please try again.',
  'error.short': 'An error occurred. Please try again.',
  'error.page.title': 'Something went wrong',
  'error.page.text':
    'The page could not be shown. Nothing you entered before has been lost. Please try again in a moment.',
  'error.page.requestId': 'If you tell the school about it, please give this number: {requestId}',
  'error.page.retry': 'Try again',
  'error.unavailable.title': 'One moment, please',
  'error.unavailable.text':
    'The portal cannot reach its records just now. It keeps trying by itself; please try again in a few seconds.',
  'error.notSaved.title': 'Not saved yet',
  'error.notSaved.text':
    'The portal cannot reach its records just now, so it is not certain that this was saved. What you entered is kept on this page; please try again in a few seconds.',
  'error.notSaved.entered': 'What you entered',
  'error.notSaved.passwords': 'A password is never kept. If the form has one, you will be asked for it again.',
  'error.storageFull':
    'The school’s storage is full, so nothing new can be saved at the moment. What you entered is kept on this page; please try again later. The portal can still be read.',
  'error.signOut.title': 'You may still be signed in',
  'error.signOut.text':
    'The portal cannot reach its records just now, so it is not certain that you have been signed out. Drafts on this device are kept until you are. Please try again in a few seconds.',
  'error.languageNotSaved':
    'This browser shows the new language. It could not be saved for your account; please choose it again later.',
  'notFound.title': '404',
  'notFound.text': 'Oops! Page not found',
  'notFound.home': 'Return to Home',
  'notFound.console': 'Back to Admin Console',
  'notFound.search': 'Search the titles of pages',
  'notFound.find': 'Search',
  'notFound.none': 'No page has these words in its title.',
  accessDenied: 'Access Denied: You do not have permission to access the admin console.',
} as const;
