import type { Language } from '#content/languages.ts';
import { catalogueOf } from './catalogue-of.ts';
import { type Translate, type Translations, translator } from './translate.ts';

/** For any language: the server loads the texts of all when it starts. @param more texts that no namespace holds */
export function translateInto(language: Language, more?: Partial<Translations>): Translate {
  const texts = catalogueOf(language);
  return translator(language, more ? { ...texts, ...more } : texts);
}
