import { reports } from './reports.ts';

/** What the pages of school reports say beyond that. */
export const texts = { ...reports } as const;
