import type { texts as english } from '../../en/public-namespaces/recent-password.ts';
import type { TranslationOf } from '../../translation.ts';
import { recentPassword } from '../recent-password.ts';

export const texts = { ...recentPassword } as const satisfies TranslationOf<typeof english>;
