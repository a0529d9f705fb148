import type { texts as english } from '../en/year-end-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { yearEnd } from './year-end.ts';

/** What the page of the year end says beyond that. */
export const texts = { ...yearEnd } as const satisfies TranslationOf<typeof english>;
