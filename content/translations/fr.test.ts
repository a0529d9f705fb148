import { describe, expect, test } from 'vitest';
import { translations } from './fr.ts';

const texts = Object.entries<string | Record<string, string>>(translations).flatMap(([key, message]) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({ key, text })),
);
const keysWith = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text)).map(({ key }) => key);

describe('French typography:', () => {
  test('a narrow no-break space stands before ; : ! ? and inside guillemets', () => {
    expect(keysWith(/(?<!\u202F)[;:!?»]|«(?!\u202F)/)).toEqual([]);
  });

  test('apostrophes, quotation marks and ellipses are the typographic ones', () => {
    expect(keysWith(/['"“”]|\.{3}/)).toEqual([]);
  });

  test('thousands are not parted by a comma or a space that can break', () => {
    expect(keysWith(/\d[, ]\d{3}/)).toEqual([]);
  });
});

test('Every French plural has the forms that French counts with', () => {
  const needed = new Intl.PluralRules('fr-FR').resolvedOptions().pluralCategories.toSorted();
  const plurals = Object.values(translations).filter((message) => typeof message !== 'string');
  expect(plurals.length).toBeGreaterThan(0);
  for (const plural of plurals) expect(Object.keys(plural).toSorted()).toEqual(needed);
});
