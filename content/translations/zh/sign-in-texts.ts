import type { texts as english } from '../en/sign-in-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { account } from './account.ts';
import { passwordRules } from './password-rules.ts';
import { signInCode } from './sign-in-code.ts';

/** The texts of the pages for signing in and choosing a password. */
export const texts = {
  ...account,
  ...signInCode,
  ...passwordRules,
} as const satisfies TranslationOf<typeof english>;
