import type { texts as english } from '../en/import-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { imports } from './imports.ts';

/** What the console's page for imports says beyond that. */
export const texts = { ...imports } as const satisfies TranslationOf<typeof english>;
