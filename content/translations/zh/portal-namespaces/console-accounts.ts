import type { texts as english } from '../../en/portal-namespaces/console-accounts.ts';
import type { TranslationOf } from '../../translation.ts';
import { accountManagement } from '../account-management.ts';

export const texts = { ...accountManagement } as const satisfies TranslationOf<typeof english>;
