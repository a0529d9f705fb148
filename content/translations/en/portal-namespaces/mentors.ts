import { letters } from '../letters.ts';
import { roster } from '../roster.ts';

/** Mentors’ pages. */
export const texts = {
  ...letters,
  ...roster,
} as const;
