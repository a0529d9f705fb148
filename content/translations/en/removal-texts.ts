import { accountRemoval } from './account-removal.ts';

/** What the pages for erasing and merging accounts say beyond that. */
export const texts = { ...accountRemoval } as const;
