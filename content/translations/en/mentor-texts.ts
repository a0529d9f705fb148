import { letters } from './letters.ts';
import { roster } from './roster.ts';

/** The texts of the mentors' pages in addition to those of the portal. */
export const texts = {
  ...letters,
  ...roster,
} as const;
