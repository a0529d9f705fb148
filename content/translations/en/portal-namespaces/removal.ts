import { accountRemoval } from '../account-removal.ts';
import { recentPassword } from '../recent-password.ts';

/** Erasing and merging accounts. */
export const texts = { ...recentPassword, ...accountRemoval } as const;
