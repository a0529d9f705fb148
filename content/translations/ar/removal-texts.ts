import type { texts as english } from '../en/removal-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { accountRemoval } from './account-removal.ts';

/** What the pages for erasing and merging accounts say beyond that. */
export const texts = { ...accountRemoval } as const satisfies TranslationOf<typeof english>;
