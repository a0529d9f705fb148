/** Names of the offices of the policies. @see PD-28 */
export const offices = {
  'office.safeguarding': 'Designated Safeguarding Lead',
  'office.data-protection': 'Data Protection Officer',
  'office.complaints': 'Complaints Officer',
  'office.whistleblowing': 'Whistleblowing Officer',
  'office.compliance': 'Compliance Officer',
  'office.director': 'Director',
  'office.academic': 'Academic Coordinator',
  'office.operations': 'Operations Director',
  'office.finance': 'Chief Financial Officer',
  'office.hr': 'Human Resources',
  'office.admissions': 'Admissions',
  'office.technical': 'Technical Support',
} as const;
