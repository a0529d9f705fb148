import type { texts as english } from '../../en/public-namespaces/sign-in.ts';
import type { TranslationOf } from '../../translation.ts';
import { account } from '../account.ts';
import { signInCode } from '../sign-in-code.ts';

export const texts = {
  ...account,
  ...signInCode,
} as const satisfies TranslationOf<typeof english>;
