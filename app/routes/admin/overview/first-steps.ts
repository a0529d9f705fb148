import { href } from 'react-router';
import { createAccountId } from './account-form.ts';

/** Where each step is done, in the order in which a new school does them. Null: outside the portal. */
export const firstSteps = {
  mail: null,
  twoFactor: href('/account/two-factor'),
  offices: href('/admin-console/offices'),
  terms: href('/admin-console/reports'),
  mentors: `#${createAccountId}`,
  students: href('/admin-console/import'),
  courses: href('/admin-console/courses'),
  schoolFacts: href('/admin-console/school-facts'),
} as const;

export interface FirstStep {
  kind: keyof typeof firstSteps;
  isDone: boolean;
}
