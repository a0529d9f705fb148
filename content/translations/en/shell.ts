/** Texts of the layout that all pages share. @see core §2 Global elements, §4; PD-10, PD-12 */
export const shell = {
  'shell.skipToContent': 'Skip to main content',
  'shell.offline': 'You are offline. Messages you write are kept on this device.',
  'shell.offline.waiting': 'You are offline. The page you asked for will open as soon as you are back online.',
  'shell.unreachable.waiting':
    'We cannot reach the school’s server at the moment. The page you asked for will open as soon as it responds.',
  'shell.online': 'You are online again.',

  'nav.home': '{school}, home page',
  'nav.vision': 'Vision',
  'nav.curriculum': 'Curriculum',
  'nav.faculty': 'Faculty',
  'nav.globalPresence': 'Global Presence',
  'nav.admissions': 'Admissions',
  'nav.translate': 'Translate',
  'nav.requestConsultation': 'Request Consultation',
  'nav.dashboard': 'Dashboard',
  'nav.inbox': 'Secure Inbox',
  'nav.inboxUnread': {
    one: 'Secure Inbox, {count} unread message',
    other: 'Secure Inbox, {count} unread messages',
  },

  'footer.concern': 'Tell us if you are worried about a child',
  'footer.legal': 'Legal and Policy Hub',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms of service',
  'footer.cookiePolicy': 'Cookie policy',
  'footer.accessibility': 'Accessibility',
  'footer.manageCookies': 'Manage Cookies',

  'consent.banner.title': 'Cookies on this website',
  'consent.banner.text': 'We use essential cookies to make the site work. We use others only if you agree.',
  'consent.rejectOptional': 'Reject Optional',
  'consent.managePreferences': 'Manage Preferences',
  'consent.acceptAll': 'Accept All',
  'consent.dialog.title': 'Cookie preferences',
  'consent.dialog.text':
    'Choose what this browser may keep. You can change this at any time with Manage Cookies at the foot of the page.',
  'consent.essential': 'Essential',
  'consent.essential.text':
    'Your session, your language, this choice, where you were on a page, and messages you have started. Always on.',
  'consent.functional': 'Functional',
  'consent.functional.text': 'Allows Google Translate to translate public pages into further languages.',
  'consent.analytics': 'Analytics',
  'consent.analytics.text': 'Counts page views without identifying you. The counts stay on the school’s own server.',
  'consent.cancel': 'Cancel',
  'consent.save': 'Save Preferences',

  'translation.title': 'Language',
  'translation.text': 'The school writes in four languages. Choose the one you would rather read.',
  'translation.others': 'Other languages',
  'translation.others.available':
    'Google Translate, an outside service, can translate this page by machine. What you then read is not the school’s own wording.',
  'translation.others.needs-reload':
    'You have allowed the outside service. It appears here the next time this page is loaded.',
  'translation.others.needs-consent':
    'Further languages come from an outside service, Google Translate, which loads only once you allow functional cookies.',
  'translation.others.failed':
    'The outside service is not responding at the moment. The four languages above do not need it.',
  'translation.others.not-while-signed-in':
    'While you are signed in, we do not load any outside translation service, so messages and student records stay private. The four languages above are always available.',
  'translation.others.not-where-you-type':
    'On pages where you type a password or personal details, we do not load any outside translation service. The four languages above are always available.',
  'login.success': 'Login successful! Redirecting to dashboard...',
  'login.successElsewhere': 'You are signed in.',
  'login.sessionEnded': 'Your session has ended. Please sign in again.',
  'changePassword.title': 'Choose a new password',
} as const;
