import { passwordRules } from '../password-rules.ts';

/** Choosing a password, also for somebody else. */
export const texts = { ...passwordRules } as const;
