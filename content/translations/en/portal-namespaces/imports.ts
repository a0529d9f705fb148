import { imports } from '../imports.ts';

/** Imports. */
export const texts = { ...imports } as const;
