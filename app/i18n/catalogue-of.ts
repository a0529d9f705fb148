import type { Language } from '#content/languages.ts';
import type { Translations } from './translate.ts';

const catalogues = new Map<Language, Partial<Translations>>();

/** Changes the object, so that existing translators see the new texts. */
export function addTexts(language: Language, ...texts: Partial<Translations>[]): void {
  catalogues.set(language, Object.assign(catalogues.get(language) ?? {}, ...texts));
}

/** @throws Error before the texts of a page are loaded (`loadTexts`, on the server `loadAllTexts`) */
export function catalogueOf(language: Language): Translations {
  const catalogue = catalogues.get(language);
  if (!catalogue) throw new Error(`Translations of '${language}' are not loaded`);
  return catalogue as Translations;
}
