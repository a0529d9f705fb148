import type { texts as english } from '../en/audit-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { audit } from './audit.ts';

/** What the console's page on visits says beyond that. */
export const texts = { ...audit } as const satisfies TranslationOf<typeof english>;
