import { accountManagement } from './account-management.ts';

/** What the console says about managing accounts. */
export const texts = { ...accountManagement } as const;
