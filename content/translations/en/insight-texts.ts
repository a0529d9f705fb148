import { insights } from './insights.ts';

/** What the console's page on visits says beyond that. */
export const texts = { ...insights } as const;
