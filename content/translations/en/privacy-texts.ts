import { ownData } from './own-data.ts';

/** What the pages about a person's data say beyond that. */
export const texts = { ...ownData } as const;
