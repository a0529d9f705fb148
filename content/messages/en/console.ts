import { admin } from './admin.ts';
import { students } from './students.ts';

/** What the admin console says beyond that. */
export const texts = {
  ...admin,
  ...students,
} as const;
