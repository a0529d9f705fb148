import { schoolFacts } from './school-facts.ts';

/** What the console says about the facts of the school. */
export const texts = { ...schoolFacts } as const;
