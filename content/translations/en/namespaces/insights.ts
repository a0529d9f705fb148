import { insights } from '../insights.ts';

/** Visits. */
export const texts = { ...insights } as const;
