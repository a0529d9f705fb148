/** Signing in and passwords. @see core §2 Parent Portal Login, §5, §8 */
export const account = {
  'login.title': 'Parent Portal Login',
  'login.lead': 'Sign in to reach your child’s mentors and the school.',
  'login.email': 'Email',
  'login.password': 'Password',
  'login.submit': 'Sign In',
  'login.submitting': 'Signing in...',
  'login.forgot': 'Forgot password?',
  'login.invitation': 'The portal is open by invitation only: the school creates every account.',
  'login.invitationLink': 'Contact us about admission',
  'login.secure': 'Secure connection. Your session is protected and ends by itself when it is not used.',
  'login.failed': 'Login Failed',
  'login.invalidCredentials': 'Invalid credentials. Please try again.',
  'login.tooMany': 'Too many attempts. Please try again later.',
  'login.success': 'Login successful! Redirecting to dashboard...',
  'login.sessionEnded': 'Your session has ended. Please sign in again; what you wrote is kept on this device.',
  'signOut.submit': 'Sign Out',
  'forgot.title': 'Forgot password?',
  'forgot.text':
    'The school gives you a new temporary password. Another parent of your family can ask for it through the secure inbox, or your child can tell the Academic Mentor in the next lesson. We confirm who you are, then send it to the e-mail address of your account.',
  'forgot.back': 'Back to the login',
  'changePassword.title': 'Choose a new password',
  'changePassword.lead':
    'You signed in with a temporary password. Choose one that only you know; until then nothing else opens.',
  'changePassword.current': 'Current password',
  'changePassword.new': 'New password',
  'changePassword.confirm': 'Confirm new password',
  'changePassword.submit': 'Change Password',
  'changePassword.submitting': 'Changing Password...',
  'changePassword.rules':
    'At least 12 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  'changePassword.success': 'Your password has been changed.',
} as const;
