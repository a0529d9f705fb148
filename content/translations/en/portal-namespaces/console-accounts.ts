import { accountManagement } from '../account-management.ts';

/** Managing accounts. */
export const texts = { ...accountManagement } as const;
