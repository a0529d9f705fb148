import { expect, test } from 'vitest';
import type { Language } from '#content/languages.ts';
import { translations as english } from '#content/translations/en.ts';
import { type Translations, translator } from './translate.ts';

/** Returns a translator with the English texts and overrides. */
function translatorFor(language: Language, more: Partial<Translations> = {}) {
  return translator(language, { ...english, ...more });
}

const arabic = {
  zero: 'صفر',
  one: 'واحدة',
  two: 'اثنتان',
  few: '{count} قليلة',
  many: '{count} كثيرة',
  other: '{count} أخرى',
} as const;

test.each([
  [0, 'صفر'],
  [1, 'واحدة'],
  [2, 'اثنتان'],
  [3, '3 قليلة'],
  [10, '10 قليلة'],
  [11, '11 كثيرة'],
  [99, '99 كثيرة'],
  [100, '100 أخرى'],
  [103, '103 قليلة'],
])('Arabic uses the correct one of its six plural forms for %i', (count, expected) => {
  const t = translatorFor('ar', { 'nav.inboxUnread': arabic });
  expect(t('nav.inboxUnread', { count })).toBe(expected);
});

test('A missing plural form falls back to the form "other"', () => {
  const t = translatorFor('ar', { 'nav.inboxUnread': { other: '{count} رسائل' } });
  expect(t('nav.inboxUnread', { count: 1 })).toBe('1 رسائل');
});

test('Zero is plural in English and singular in French', () => {
  const forms = { 'nav.inboxUnread': { one: 'one', other: 'other {count}' } } as const;
  expect(translatorFor('en', forms)('nav.inboxUnread', { count: 0 })).toBe('other 0');
  expect(translatorFor('fr', forms)('nav.inboxUnread', { count: 0 })).toBe('one');
  expect(translatorFor('zh', forms)('nav.inboxUnread', { count: 1 })).toBe('other 1');
});

test('Numbers are formatted for the language, in Arabic with Western digits', () => {
  const count = 12_345;
  const written = (language: Language) =>
    translatorFor(language, { 'nav.inboxUnread': { other: '{count}' } })('nav.inboxUnread', { count });
  expect(written('en')).toBe('12,345');
  expect(written('fr')).toBe('12\u202f345');
  expect(written('ar')).toBe('12,345');
  expect(written('zh')).toBe('12,345');
});

test('A parameter that looks like a placeholder or a replacement pattern is inserted literally', () => {
  const t = translatorFor('en');
  expect(t('nav.home', { school: '{school} $& $1' })).toBe('{school} $& $1, home page');
});

test('An unknown placeholder stays in the text instead of becoming "undefined"', () => {
  const t = translatorFor('en', { 'nav.menu': 'Menu of {nobody} and {constructor}' });
  expect(t('nav.menu')).toBe('Menu of {nobody} and {constructor}');
});
