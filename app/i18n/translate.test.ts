import { expect, test } from 'vitest';
import type { Language } from '#content/languages.ts';
import { loadCatalogue } from './catalogues.ts';
import { type Translations, translator } from './translate.ts';

/** Returns a translator with the English texts and overrides. */
async function translatorFor(language: Language, more: Partial<Translations> = {}) {
  return translator(language, { ...(await loadCatalogue('en')), ...more });
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
])('Arabic uses the correct one of its six plural forms for %i', async (count, expected) => {
  const t = await translatorFor('ar', { 'nav.inboxUnread': arabic });
  expect(t('nav.inboxUnread', { count })).toBe(expected);
});

test('A missing plural form falls back to the form "other"', async () => {
  const t = await translatorFor('ar', { 'nav.inboxUnread': { other: '{count} رسائل' } });
  expect(t('nav.inboxUnread', { count: 1 })).toBe('1 رسائل');
});

test('Zero is plural in English and singular in French', async () => {
  const forms = { 'nav.inboxUnread': { one: 'one', other: 'other {count}' } } as const;
  expect((await translatorFor('en', forms))('nav.inboxUnread', { count: 0 })).toBe('other 0');
  expect((await translatorFor('fr', forms))('nav.inboxUnread', { count: 0 })).toBe('one');
  expect((await translatorFor('zh', forms))('nav.inboxUnread', { count: 1 })).toBe('other 1');
});

test('Numbers are formatted for the language, in Arabic with Western digits', async () => {
  const count = 12_345;
  const written = async (language: Language) =>
    (await translatorFor(language, { 'nav.inboxUnread': { other: '{count}' } }))('nav.inboxUnread', { count });
  expect(await written('en')).toBe('12,345');
  expect(await written('fr')).toBe('12\u202f345');
  expect(await written('ar')).toBe('12,345');
  expect(await written('zh')).toBe('12,345');
});

test('A parameter that looks like a placeholder or a replacement pattern is inserted literally', async () => {
  const t = await translatorFor('en');
  expect(t('nav.home', { school: '{school} $& $1' })).toBe('{school} $& $1, home page');
});

test('An unknown placeholder stays in the text instead of becoming "undefined"', async () => {
  const t = await translatorFor('en', { 'nav.menu': 'Menu of {nobody} and {constructor}' });
  expect(t('nav.menu')).toBe('Menu of {nobody} and {constructor}');
});
