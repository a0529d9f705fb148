import { enquiries } from './enquiries.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { publicPages } from './public.ts';

/** What the public pages say beyond that. */
export const texts = {
  ...enquiries,
  ...home,
  ...legal,
  ...publicPages,
} as const;
