import { audit } from '../audit.ts';

/** The audit log. */
export const texts = { ...audit } as const;
