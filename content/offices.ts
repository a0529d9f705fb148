/** Offices of the policies that people can write to in the Secure Inbox, in the order of lists. @see PD-28 */
export const offices = [
  'safeguarding',
  'data-protection',
  'complaints',
  'whistleblowing',
  'compliance',
  'director',
  'academic',
  'operations',
  'finance',
  'hr',
  'admissions',
  'technical',
] as const;

export type Office = (typeof offices)[number];

export const isOffice = (text: unknown): text is Office => offices.some((office) => office === text);
