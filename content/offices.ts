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

/**
 * Offices whose earlier messages and reports stay closed to a new holder until they are handed over; the database has the
 * same list in `is_confidential_office()`. @see PD-28
 */
export const confidentialOffices: readonly Office[] = [
  'safeguarding',
  'data-protection',
  'complaints',
  'whistleblowing',
  'director',
];

export type Office = (typeof offices)[number];

export const isOffice = (text: unknown): text is Office => offices.some((office) => office === text);
