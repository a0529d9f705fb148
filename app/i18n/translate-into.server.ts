import type { Language } from '#content/languages.ts';
import { catalogueOf } from './catalogue-of.ts';
import { type Translate, translator } from './translate.ts';

/** For any language: the server loads the texts of all when it starts. */
export const translateInto = (language: Language): Translate => translator(language, catalogueOf(language));
