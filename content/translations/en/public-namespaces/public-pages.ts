import { home } from '../home.ts';
import { hubs } from '../hubs.ts';
import { publicPages } from '../public.ts';

/** Several public pages. */
export const texts = { ...home, ...hubs, ...publicPages } as const;
