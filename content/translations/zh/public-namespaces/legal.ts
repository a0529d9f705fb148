import type { texts as english } from '../../en/public-namespaces/legal.ts';
import type { TranslationOf } from '../../translation.ts';
import { legal } from '../legal.ts';

export const texts = { ...legal } as const satisfies TranslationOf<typeof english>;
