import { type Language, languages } from '../../content/languages.ts';
import type { messages as english } from '../../content/messages/en.ts';
import type { Message, PlaceholdersOf, Plural, TranslationOf } from '../../content/messages/translation.ts';

type English = typeof english;

export type Messages = TranslationOf<English>;
export type MessageKey = keyof English;
type ParametersOf<Key extends MessageKey> = PlaceholdersOf<English[Key]>;

/** Keys of texts without placeholders, as used by validation issues. */
export type PlainMessageKey = { [Key in MessageKey]: [ParametersOf<Key>] extends [never] ? Key : never }[MessageKey];

export type Translate = <Key extends MessageKey>(
  key: Key,
  ...parameters: [ParametersOf<Key>] extends [never] ? [] : [Record<ParametersOf<Key>, string | number>]
) => string;

export function translator(language: Language, messages: Messages): Translate {
  const locale = languages[language].dateLocale;
  // Created on demand: each takes a browser several milliseconds.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  function textFor(message: Message, parameters: Record<string, string | number>): string {
    return typeof message === 'string' ? message : pluralFor(message, Number(parameters['count']));
  }

  function pluralFor(message: Plural, count: number): string {
    plurals ??= new Intl.PluralRules(locale);
    return message[plurals.select(count)] ?? message.other;
  }

  return (key, ...[parameters]) => {
    const message: Message | undefined = messages[key];
    if (message === undefined) throw new Error(`The text '${key}' is not loaded: wrap its route in withTexts`);
    const text = textFor(message, parameters ?? {});
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
