import type { texts as english } from '../../en/public-namespaces/password-rules.ts';
import type { TranslationOf } from '../../translation.ts';
import { passwordRules } from '../password-rules.ts';

export const texts = { ...passwordRules } as const satisfies TranslationOf<typeof english>;
