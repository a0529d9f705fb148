import type { texts as english } from '../../en/portal-namespaces/removal.ts';
import type { TranslationOf } from '../../translation.ts';
import { accountRemoval } from '../account-removal.ts';

export const texts = { ...accountRemoval } as const satisfies TranslationOf<typeof english>;
