import type { texts as english } from '../en/console-account-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { accountManagement } from './account-management.ts';

/** What the console says about managing accounts. */
export const texts = { ...accountManagement } as const satisfies TranslationOf<typeof english>;
