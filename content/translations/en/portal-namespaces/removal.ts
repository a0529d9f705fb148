import { accountRemoval } from '../account-removal.ts';

/** Erasing and merging accounts. */
export const texts = { ...accountRemoval } as const;
