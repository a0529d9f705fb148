import type { texts as english } from '../en/console.ts';
import type { TranslationOf } from '../translation.ts';
import { admin } from './admin.ts';
import { students } from './students.ts';

/** What the admin console says beyond that. */
export const texts = {
  ...admin,
  ...students,
} as const satisfies TranslationOf<typeof english>;
