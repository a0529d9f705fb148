import { schoolFacts } from '../school-facts.ts';

/** Facts of the school, in the console. */
export const texts = { ...schoolFacts } as const;
