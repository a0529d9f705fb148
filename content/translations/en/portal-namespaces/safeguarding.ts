import { messageReports } from '../message-reports.ts';

/** Reported messages. */
export const texts = { ...messageReports } as const;
