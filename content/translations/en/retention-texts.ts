import { retention } from './retention.ts';

/** What the console says about retention periods. */
export const texts = { ...retention } as const;
