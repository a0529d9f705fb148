import type { texts as english } from '../../en/portal-namespaces/year-end.ts';
import type { TranslationOf } from '../../translation.ts';
import { yearEnd } from '../year-end.ts';

export const texts = { ...yearEnd } as const satisfies TranslationOf<typeof english>;
