import { home } from './home.ts';
import { hubs } from './hubs.ts';
import { legal } from './legal.ts';
import { publicPages } from './public.ts';

/** What the public pages say beyond that. */
export const texts = {
  ...home,
  ...hubs,
  ...legal,
  ...publicPages,
} as const;
