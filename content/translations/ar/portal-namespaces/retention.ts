import type { texts as english } from '../../en/portal-namespaces/retention.ts';
import type { TranslationOf } from '../../translation.ts';
import { retention } from '../retention.ts';

export const texts = { ...retention } as const satisfies TranslationOf<typeof english>;
