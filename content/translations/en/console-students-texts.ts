import { enrolment } from './enrolment.ts';
import { families } from './families.ts';
import { guardians } from './guardians.ts';
import { students } from './students.ts';

/** What the pages about students and families in the admin console say. */
export const texts = {
  ...enrolment,
  ...families,
  ...guardians,
  ...students,
} as const;
