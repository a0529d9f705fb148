import { ownData } from '../own-data.ts';
import { privacyRequests } from '../privacy-requests.ts';

/** Requests about personal data. */
export const texts = { ...ownData, ...privacyRequests } as const;
