import { messages as english } from './en.ts';
import type { TranslationOf } from './translation.ts';

/** English stands in until the translation of this language lands. */
export const messages: TranslationOf<typeof english> = english;
