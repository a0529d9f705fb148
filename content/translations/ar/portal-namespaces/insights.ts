import type { texts as english } from '../../en/portal-namespaces/insights.ts';
import type { TranslationOf } from '../../translation.ts';
import { insights } from '../insights.ts';

export const texts = { ...insights } as const satisfies TranslationOf<typeof english>;
