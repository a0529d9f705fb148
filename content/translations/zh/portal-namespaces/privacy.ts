import type { texts as english } from '../../en/portal-namespaces/privacy.ts';
import type { TranslationOf } from '../../translation.ts';
import { ownData } from '../own-data.ts';
import { privacyRequests } from '../privacy-requests.ts';

export const texts = { ...ownData, ...privacyRequests } as const satisfies TranslationOf<typeof english>;
