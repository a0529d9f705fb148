import type { texts as english } from '../en/school-fact-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { schoolFacts } from './school-facts.ts';

/** What the console says about the facts of the school. */
export const texts = { ...schoolFacts } as const satisfies TranslationOf<typeof english>;
