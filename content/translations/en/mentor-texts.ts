import { letters } from './letters.ts';

/** The texts of the mentors' pages in addition to those of the portal. */
export const texts = { ...letters } as const;
