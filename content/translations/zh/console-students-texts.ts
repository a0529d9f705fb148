import type { texts as english } from '../en/console-students-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { families } from './families.ts';
import { guardians } from './guardians.ts';
import { retention } from './retention.ts';
import { students } from './students.ts';

/** What the pages about students, families and their records in the admin console say. */
export const texts = {
  ...families,
  ...guardians,
  ...retention,
  ...students,
} as const satisfies TranslationOf<typeof english>;
