import { countryCodes } from '#content/countries.ts';
import { type Language, languages } from '#content/languages.ts';

export interface Country {
  code: string;
  name: string;
}

/** Named on the server: browsers know other names than Node.js. In the order of the language. */
export function countriesIn(language: Language): Country[] {
  const compare = new Intl.Collator(languages[language].dateLocale).compare;
  return countryCodes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(languages[language].dateLocale, { type: 'region' }).of(code) ?? code;
