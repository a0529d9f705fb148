import { legal } from '../legal.ts';

/** Around the text of the policies. */
export const texts = { ...legal } as const;
