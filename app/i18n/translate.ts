import { type Language, languages } from '#content/languages.ts';
import type { translations as english } from '#content/translations/en.ts';
import type { PlaceholdersOf, Plural, Translation, TranslationOf } from '#content/translations/translation.ts';

type English = typeof english;

export type Translations = TranslationOf<English>;
export type TranslationKey = keyof English;
type ParametersOf<Key extends TranslationKey> = PlaceholdersOf<English[Key]>;

export type PlainTranslationKey = {
  [Key in TranslationKey]: [ParametersOf<Key>] extends [never] ? Key : never;
}[TranslationKey];

export type Translate = <Key extends TranslationKey>(
  key: Key,
  ...parameters: [ParametersOf<Key>] extends [never] ? [] : [Record<ParametersOf<Key>, string | number>]
) => string;

export function translator(language: Language, translations: Translations): Translate {
  const locale = languages[language].dateLocale;
  // Created on demand: each takes a browser several milliseconds.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  function textFor(translation: Translation, parameters: Record<string, string | number>): string {
    return typeof translation === 'string' ? translation : pluralFor(translation, Number(parameters['count']));
  }

  function pluralFor(translation: Plural, count: number): string {
    plurals ??= new Intl.PluralRules(locale);
    return translation[plurals.select(count)] ?? translation.other;
  }

  return (key, ...[parameters]) => {
    const translation: Translation | undefined = translations[key];
    if (translation === undefined) throw new Error(`The text '${key}' is not loaded`);
    const text = textFor(translation, parameters ?? {});
    return parameters ? filled(text, parameters) : text;
  };

  function filled(text: string, parameters: Record<string, string | number>): string {
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      if (value === undefined) return placeholder;
      // All supported languages use Latin digits and group from 1,000.
      if (typeof value === 'string' || (Number.isInteger(value) && value >= 0 && value < 1000)) return String(value);
      numbers ??= new Intl.NumberFormat(locale);
      return numbers.format(value);
    });
  }
}
