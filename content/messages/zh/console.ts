import { admin } from './admin.ts';
import { enquiries } from './enquiries.ts';
import { students } from './students.ts';
import type { texts as english } from '../en/console.ts';
import type { TranslationOf } from '../translation.ts';

/** What the admin console says beyond that. */
export const texts = {
  ...admin,
  ...enquiries,
  ...students,
} as const satisfies TranslationOf<typeof english>;
