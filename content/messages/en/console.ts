import { admin } from './admin.ts';
import { enquiries } from './enquiries.ts';
import { students } from './students.ts';

/** What the admin console says beyond that. */
export const texts = {
  ...admin,
  ...enquiries,
  ...students,
} as const;
