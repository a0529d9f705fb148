import type { messages as english } from './en.ts';
import { account } from './fr/account.ts';
import { errors } from './fr/errors.ts';
import { home } from './fr/home.ts';
import { inbox } from './fr/inbox.ts';
import { shell } from './fr/shell.ts';
import { ui } from './fr/ui.ts';
import { validation } from './fr/validation.ts';
import type { TranslationOf } from './translation.ts';

/** The interface texts in French. Narrow no-break spaces (U+202F) stand before ; : ! ? and inside « ». */
export const messages = {
  ...account,
  ...errors,
  ...home,
  ...inbox,
  ...shell,
  ...ui,
  ...validation,
} as const satisfies TranslationOf<typeof english>;
