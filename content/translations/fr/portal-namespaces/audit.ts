import type { texts as english } from '../../en/portal-namespaces/audit.ts';
import type { TranslationOf } from '../../translation.ts';
import { audit } from '../audit.ts';

export const texts = { ...audit } as const satisfies TranslationOf<typeof english>;
