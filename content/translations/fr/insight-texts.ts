import type { texts as english } from '../en/insight-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { insights } from './insights.ts';

/** What the console's page on visits says beyond that. */
export const texts = { ...insights } as const satisfies TranslationOf<typeof english>;
