import type { texts as english } from '../en/retention-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { retention } from './retention.ts';

/** What the console says about retention periods. */
export const texts = { ...retention } as const satisfies TranslationOf<typeof english>;
