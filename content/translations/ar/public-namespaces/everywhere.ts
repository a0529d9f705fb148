import type { texts as english } from '../../en/public-namespaces/everywhere.ts';
import type { TranslationOf } from '../../translation.ts';
import { errors } from '../errors.ts';
import { shell } from '../shell.ts';
import { ui } from '../ui.ts';
import { validation } from '../validation.ts';

export const texts = {
  ...errors,
  ...shell,
  ...ui,
  ...validation,
} as const satisfies TranslationOf<typeof english>;
