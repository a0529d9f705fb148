import { describe, expect, test } from 'vitest';
import { translations } from './fr.ts';

const texts = Object.entries<string | Record<string, string>>(translations).flatMap(([key, message]) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({ key, text })),
);
const keysWith = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text)).map(({ key }) => key);

describe('The French interface texts', () => {
  test('have a narrow no-break space before ; : ! ? and inside guillemets', () => {
    expect(keysWith(/(?<!\u202F)[;:!?»]|«(?!\u202F)/)).toEqual([]);
  });

  test('use typographic apostrophes, quotation marks and ellipses', () => {
    expect(keysWith(/['"“”]|\.{3}/)).toEqual([]);
  });

  test('separate thousands neither by a comma nor by a breaking space', () => {
    expect(keysWith(/\d[, ]\d{3}/)).toEqual([]);
  });
});

test('Every French plural has all plural forms of the language', () => {
  const needed = new Intl.PluralRules('fr-FR').resolvedOptions().pluralCategories.toSorted();
  const plurals = Object.values(translations).filter((message) => typeof message !== 'string');
  expect(plurals.length).toBeGreaterThan(0);
  for (const plural of plurals) expect(Object.keys(plural).toSorted()).toEqual(needed);
});
