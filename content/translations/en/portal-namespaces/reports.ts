import { reports } from '../reports.ts';

/** School reports. */
export const texts = { ...reports } as const;
