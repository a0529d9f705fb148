import { ownData } from './own-data.ts';
import { privacyRequests } from './privacy-requests.ts';

/** What the pages about a person's data say beyond that. */
export const texts = { ...ownData, ...privacyRequests } as const;
