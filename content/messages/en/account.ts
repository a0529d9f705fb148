/** Signing in and passwords. @see core §2 Parent Portal Login, §5, §8 */
export const account = {
  'account.login.title': 'Parent Portal Login',
} as const;
