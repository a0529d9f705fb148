import { retention } from '../retention.ts';

/** Retention periods, in the console. */
export const texts = { ...retention } as const;
