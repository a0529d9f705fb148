import { legal } from '../legal.ts';

/** Pages of policies. */
export const texts = { ...legal } as const;
