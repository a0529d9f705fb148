import type { texts as english } from '../../en/portal-namespaces/imports.ts';
import type { TranslationOf } from '../../translation.ts';
import { imports } from '../imports.ts';

export const texts = { ...imports } as const satisfies TranslationOf<typeof english>;
