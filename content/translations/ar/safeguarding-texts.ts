import type { texts as english } from '../en/safeguarding-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { messageReports } from './message-reports.ts';

/** What the pages about reported messages say beyond that. */
export const texts = { ...messageReports } as const satisfies TranslationOf<typeof english>;
