import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Language, languageCodes, languages } from '../languages.ts';
import { translations as arabic } from './ar.ts';
import { translations as english } from './en.ts';
import { translations as french } from './fr.ts';
import type { PlaceholdersOf, Translation, TranslationOf } from './translation.ts';
import { translations as chinese } from './zh.ts';

const catalogues: Record<Language, Record<string, Translation>> = { en: english, ar: arabic, fr: french, zh: chinese };
const others = languageCodes.filter((language) => language !== 'en');

describe('The type of a translation', () => {
  type Original = {
    readonly plain: 'Menu';
    readonly greeting: 'Hello {name} of {school}';
    readonly unread: { readonly one: '{count} message'; readonly other: '{count} messages' };
  };
  type Translated = TranslationOf<Original>;
  type Whole = {
    plain: 'Menu principal';
    greeting: '{school} salue {name}';
    unread: { one: 'un message'; many: '{count} de messages'; other: '{count} messages' };
  };

  test('accepts a complete one, with placeholders in any order and other plural forms', () => {
    expectTypeOf<Whole>().toExtend<Translated>();
  });

  test('rejects one with a missing key', () => {
    expectTypeOf<Omit<Whole, 'plain'>>().not.toExtend<Translated>();
  });

  test('has no key that English does not have', () => {
    expectTypeOf<keyof Translated>().toEqualTypeOf<keyof Original>();
  });

  test('rejects a text with a missing or misspelt placeholder', () => {
    expectTypeOf<Omit<Whole, 'greeting'> & { greeting: 'Bonjour {name}' }>().not.toExtend<Translated>();
    expectTypeOf<Omit<Whole, 'greeting'> & { greeting: '{nom}, {school}' }>().not.toExtend<Translated>();
  });

  test('rejects a plural without its general form or its count, and a text in place of a plural', () => {
    expectTypeOf<Omit<Whole, 'unread'> & { unread: { one: 'un' } }>().not.toExtend<Translated>();
    expectTypeOf<Omit<Whole, 'unread'> & { unread: { other: 'messages' } }>().not.toExtend<Translated>();
    expectTypeOf<Omit<Whole, 'unread'> & { unread: '{count} messages' }>().not.toExtend<Translated>();
  });

  test('derives the placeholders of texts and plurals', () => {
    expectTypeOf<PlaceholdersOf<Original['plain']>>().toEqualTypeOf<never>();
    expectTypeOf<PlaceholdersOf<Original['greeting']>>().toEqualTypeOf<'name' | 'school'>();
    expectTypeOf<PlaceholdersOf<Original['unread']>>().toEqualTypeOf<'count'>();
  });
});

const placeholdersIn = (text: string) => new Set(text.match(/\{\w+\}/g) ?? []);
const formsOf = (translation: Translation): string[] =>
  typeof translation === 'string' ? [translation] : Object.values(translation);

describe.each(others)('The texts in %s', (language) => {
  const catalogue = catalogues[language];

  test('have the same keys as the English texts', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test('have the same placeholders as the English texts', () => {
    for (const [key, original] of Object.entries<Translation>(english)) {
      const expected = placeholdersIn(typeof original === 'string' ? original : original.other);
      const translated = catalogue[key] ?? '';
      expect(placeholdersIn(typeof translated === 'string' ? translated : translated.other), key).toEqual(expected);
      // A form may omit the number (“one message”), but must not have another placeholder.
      for (const form of formsOf(translated))
        expect([...expected], key).toEqual(expect.arrayContaining([...placeholdersIn(form)]));
    }
  });

  test('are not empty and do not begin or end with a space', () => {
    for (const [key, message] of Object.entries(catalogue)) {
      for (const form of formsOf(message)) expect(form, key).toMatch(/^\S(.*\S)?$/s);
    }
  });
});

test.each(languageCodes)('The plurals in %s have every plural form of the language', (language) => {
  const { pluralCategories } = new Intl.PluralRules(languages[language].dateLocale).resolvedOptions();
  const plurals = Object.entries(catalogues[language]).filter(([, message]) => typeof message !== 'string');
  expect(plurals.length).toBeGreaterThan(0);
  for (const [key, message] of plurals) {
    expect(Object.keys(message), key).toEqual(expect.arrayContaining(pluralCategories));
  }
});

test('Field errors end with a full stop only if they have several sentences, in every language', () => {
  const keys = Object.keys(english).filter((key) => key.startsWith('validation.'));
  expect(keys.length).toBeGreaterThan(20);
  const isOneSentence = (key: string) => !/[.:] /.test(String(catalogues.en[key]));
  const stopped = languageCodes.flatMap((language) =>
    keys
      .filter((key) => /[.。]$/.test(String(catalogues[language][key])) === isOneSentence(key))
      .map((key) => `${language} ${key}`),
  );
  expect(stopped).toEqual([]);
});
