import { yearEnd } from '../year-end.ts';

/** The year end. */
export const texts = { ...yearEnd } as const;
