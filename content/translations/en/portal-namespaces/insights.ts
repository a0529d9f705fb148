import { insights } from '../insights.ts';

/** Insights. */
export const texts = { ...insights } as const;
