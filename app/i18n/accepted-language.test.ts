import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.server.ts';

test.each([
  [null, null],
  ['', null],
  ['de-DE, de;q=0.9', null],
  ['fr;q=0', null],
  ['*', null],
  ['ar', 'ar'],
  ['zh-Hans-CN', 'zh'],
  ['FR-ca', 'fr'],
  ['de, en;q=0.5, fr;q=0.8', 'fr'],
])('The accepted language of %j is %j', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected);
});
