import type { texts as english } from '../../en/portal-namespaces/safeguarding.ts';
import type { TranslationOf } from '../../translation.ts';
import { messageReports } from '../message-reports.ts';

export const texts = { ...messageReports } as const satisfies TranslationOf<typeof english>;
