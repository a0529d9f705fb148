import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languageCodes, languages } from './languages.ts';

test.each(['', 'EN', 'de', 'fr-FR', '__proto__', 'constructor', undefined, null, ['en']])(
  '%j is no language of the site',
  (value) => {
    expect(isLanguage(value)).toBe(false);
  },
);

test('The site speaks English, Arabic, French and Chinese, English where nothing was chosen', () => {
  expect(languageCodes).toEqual(['en', 'ar', 'fr', 'zh']);
  expect(languageCodes.every(isLanguage)).toBe(true);
  expect(defaultLanguage).toBe('en');
});

test('Arabic alone is written from right to left', () => {
  expect(languageCodes.filter((code) => languages[code].direction === 'rtl')).toEqual(['ar']);
});

test.each(languageCodes)('Numbers in %s look as its formats would have them', (code) => {
  const { dateLocale, decimalSign } = languages[code];
  expect(new Intl.NumberFormat(dateLocale, { minimumFractionDigits: 1 }).format(51.5)).toBe(`51${decimalSign}5`);
  expect(new Intl.NumberFormat(dateLocale).format(999)).toBe('999');
});
