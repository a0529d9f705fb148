import { account } from '../account.ts';
import { signInCode } from '../sign-in-code.ts';

/** Signing in and choosing a password. */
export const texts = { ...account, ...signInCode } as const;
