import { recentPassword } from '../recent-password.ts';

/** Entering one's own password, at sign-in and before a sensitive change. */
export const texts = { ...recentPassword } as const;
