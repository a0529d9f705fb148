import type { texts as english } from '../../en/portal-namespaces/school-facts.ts';
import type { TranslationOf } from '../../translation.ts';
import { schoolFacts } from '../school-facts.ts';

export const texts = { ...schoolFacts } as const satisfies TranslationOf<typeof english>;
