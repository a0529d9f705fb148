import { account } from './ar/account.ts';
import { errors } from './ar/errors.ts';
import { home } from './ar/home.ts';
import { inbox } from './ar/inbox.ts';
import { shell } from './ar/shell.ts';
import { ui } from './ar/ui.ts';
import { validation } from './ar/validation.ts';
import { messages as english } from './en.ts';
import type { TranslationOf } from './translation.ts';

/** The interface texts in Arabic. Families are addressed in the plural; Latin names stand in isolates (U+2068, U+2069). */
export const messages = {
  // English stands in where a text is new and not translated yet.
  ...english,
  ...account,
  ...errors,
  ...home,
  ...inbox,
  ...shell,
  ...ui,
  ...validation,
} as const satisfies TranslationOf<typeof english>;
