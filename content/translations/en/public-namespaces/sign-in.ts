import { account } from '../account.ts';
import { passwordRules } from '../password-rules.ts';
import { recentPassword } from '../recent-password.ts';
import { signInCode } from '../sign-in-code.ts';

/** Signing in and choosing a password. */
export const texts = { ...recentPassword, ...account, ...signInCode, ...passwordRules } as const;
