import type { texts as english } from '../../en/public-namespaces/sign-in.ts';
import type { TranslationOf } from '../../translation.ts';
import { account } from '../account.ts';
import { passwordRules } from '../password-rules.ts';
import { recentPassword } from '../recent-password.ts';
import { signInCode } from '../sign-in-code.ts';

export const texts = {
  ...recentPassword,
  ...account,
  ...signInCode,
  ...passwordRules,
} as const satisfies TranslationOf<typeof english>;
