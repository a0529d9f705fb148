import { messageReports } from './message-reports.ts';

/** What the pages about reported messages say beyond that. */
export const texts = { ...messageReports } as const;
