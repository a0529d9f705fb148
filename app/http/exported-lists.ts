/** Names of exports: the last segments of their URLs, and the beginnings of their file names. */
export const exportedLists = [
  'accounts',
  'students',
  'contacts',
  'absences',
  'courses',
  'course-members',
  'course-rules',
  'enquiries',
  'contact-messages',
  'audit-log',
  'policy-acknowledgements',
  'privacy-requests',
  'consents',
  'consent-answers',
  'announcement-readers',
] as const;

export type ExportedList = (typeof exportedLists)[number];
