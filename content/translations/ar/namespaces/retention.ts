import type { texts as english } from '../../en/namespaces/retention.ts';
import type { TranslationOf } from '../../translation.ts';
import { retention } from '../retention.ts';

export const texts = { ...retention } as const satisfies TranslationOf<typeof english>;
