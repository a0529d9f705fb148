import { imports } from './imports.ts';

/** What the console's page for imports says beyond that. */
export const texts = { ...imports } as const;
