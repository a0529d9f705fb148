import { legal } from './legal.ts';

/** What stands around the text of the policies. */
export const texts = { ...legal } as const;
