import type { texts as english } from '../en/legal-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { legal } from './legal.ts';

/** What stands around the text of the policies. */
export const texts = { ...legal } as const satisfies TranslationOf<typeof english>;
