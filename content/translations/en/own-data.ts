/** Download of a person's data. @see PD-57 */
export const ownData = {
  'ownData.title': 'Your data',
  'ownData.lead': 'Download what the portal holds about you and your children.',
  'ownData.format':
    'A ZIP file with a page to read, the same data in a machine-readable form, and the files of your messages. Keep it in a safe place: whoever has the file can read it.',
  'ownData.limit': 'Up to five downloads a day. We tell you about each by email.',
  'ownData.submit': 'Download',
  'ownData.password': 'Enter your password to download your data.',
  'ownData.password.submit': 'Continue',
  'ownData.password.submitting': 'Checking...',
  'ownData.tooMany': 'You have downloaded your data five times in a day. Please try again tomorrow.',
  'ownData.others': 'Other records',
  'ownData.others.text':
    'The file does not contain records outside the portal, of students who have left, or of safeguarding. The Data Protection Officer answers requests for these.',
  'ownData.others.write': 'Write to the Data Protection Officer',
} as const;
