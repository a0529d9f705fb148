import { audit } from './audit.ts';

/** What the console's audit log says beyond that. */
export const texts = { ...audit } as const;
