import type { texts as english } from '../en/mentor-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { letters } from './letters.ts';
import { roster } from './roster.ts';

/** The texts of the mentors' pages in addition to those of the portal. */
export const texts = {
  ...letters,
  ...roster,
} as const satisfies TranslationOf<typeof english>;
