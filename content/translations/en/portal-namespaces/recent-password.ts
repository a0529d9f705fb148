import { recentPassword } from '../recent-password.ts';

/** The own password before a sensitive change. */
export const texts = { ...recentPassword } as const;
