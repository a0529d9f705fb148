import { yearEnd } from './year-end.ts';

/** What the page of the year end says beyond that. */
export const texts = { ...yearEnd } as const;
