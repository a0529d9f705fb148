import { reports } from '../reports.ts';

export const texts = { ...reports } as const;
