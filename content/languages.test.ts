import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languageCodes, languages } from './languages.ts';

test.each(['', 'EN', 'de', 'fr-FR', '__proto__', 'constructor', undefined, null, ['en']])(
  '%j is not a language of the site',
  (value) => {
    expect(isLanguage(value)).toBe(false);
  },
);

// @see core §1.12, §3.11, §9.7
test('The languages of the site are English, Arabic, French and Chinese, and English is the default', () => {
  expect(languageCodes).toEqual(['en', 'ar', 'fr', 'zh']);
  expect(languageCodes.every(isLanguage)).toBe(true);
  expect(defaultLanguage).toBe('en');
});

// @see core §4.21, §9.7
test('Only Arabic is written from right to left', () => {
  expect(languageCodes.filter((code) => languages[code].direction === 'rtl')).toEqual(['ar']);
});

test.each(languageCodes)('Numbers in %s use the decimal sign of the language', (code) => {
  const { dateLocale, decimalSign } = languages[code];
  expect(new Intl.NumberFormat(dateLocale, { minimumFractionDigits: 1 }).format(51.5)).toBe(`51${decimalSign}5`);
  expect(new Intl.NumberFormat(dateLocale).format(999)).toBe('999');
});
