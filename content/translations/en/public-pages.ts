import { home } from './home.ts';
import { hubs } from './hubs.ts';
import { publicPages } from './public.ts';

/** What several public pages say beyond that. */
export const texts = { ...home, ...hubs, ...publicPages } as const;
