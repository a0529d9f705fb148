import type { texts as english } from '../../en/public-namespaces/public-pages.ts';
import type { TranslationOf } from '../../translation.ts';
import { home } from '../home.ts';
import { hubs } from '../hubs.ts';
import { publicPages } from '../public.ts';

export const texts = { ...home, ...hubs, ...publicPages } as const satisfies TranslationOf<typeof english>;
