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
  'notFound.title': '404',
  'notFound.text': 'Oops! Page not found',
  'notFound.home': 'Return to Home',
  'notFound.search': 'Search the titles of pages',
  'notFound.find': 'Search',
  'notFound.none': 'No page has these words in its title.',
  accessDenied: 'Access Denied: You do not have permission to access the admin console.',
} as const;
