import { describe, expect, test } from 'vitest';
import { characterCount, hasForbiddenCharacters, normaliseNewlines } from './text-input.ts';

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code));

describe('A text is refused', () => {
  test.each(controls.filter((control) => !'\n\r\t'.includes(control)))('with control character %j in it', (control) => {
    expect(hasForbiddenCharacters(`Dear ${control}family`)).toBe(true);
    expect(hasForbiddenCharacters(control)).toBe(true);
  });

  test.each(['\ud83d', '\ude00', 'a\ud83d', '\ude00\ud83d', '\ud83d\ud83d\ude00'])(
    'with a lone surrogate in it (%#)',
    (lone) => {
      expect(hasForbiddenCharacters(lone)).toBe(true);
    },
  );
});

test.each([
  '',
  'line\r\nbreaks\nand\ttabs\r',
  'Zoë O’Neil',
  'محمد',
  '王小明',
  '👩🏽‍🏫 😀',
  '\u200f\u202eمرحبا',
  '\ufeff\u0085\u007f',
])('A text of any script is welcome: %j', (text) => {
  expect(hasForbiddenCharacters(text)).toBe(false);
});

test.each([
  ['', 0],
  ['abc', 3],
  ['王小明', 3],
  ['😀', 1],
  ['a😀b😀', 4],
  ['e\u0301', 2],
  ['👩🏽‍🏫', 4],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
  ['😀'.repeat(10_000), 10_000],
])('Length counts code points (%#)', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test.each([
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  ['a\nb', 'a\nb'],
  ['\r\n\r\n', '\n\n'],
  ['\r\r\n\n', '\n\n\n'],
  ['a\\r\\nb', 'a\\r\\nb'],
  ['', ''],
])('Line breaks become one kind: %j', (text, normal) => {
  expect(normaliseNewlines(text)).toBe(normal);
});

test('A text that a form posts counts as much as the text in its field', () => {
  const inField = 'Dear Ms Lange,\n\nZoë is ill.';
  expect(characterCount(normaliseNewlines(inField.replaceAll('\n', '\r\n')))).toBe(characterCount(inField));
});
