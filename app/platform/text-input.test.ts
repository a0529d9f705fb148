import { describe, expect, test } from 'vitest';
import { characterCount, hasForbiddenCharacters, isVisible, normaliseNewlines } from './text-input.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
const controls = [...range(0, 0x1f), ...range(0x7f, 0x9f)];

describe('A text', () => {
  test.each(controls.filter((control) => !'\n\r\t'.includes(control)))(
    'is refused with the control character %j',
    (control) => {
      expect(hasForbiddenCharacters(`Dear ${control}family`)).toBe(true);
      expect(hasForbiddenCharacters(control)).toBe(true);
    },
  );

  test.each(['\ud83d', '\ude00', 'a\ud83d', '\ude00\ud83d', '\ud83d\ud83d\ude00'])(
    'is refused with a lone surrogate (%#)',
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
  '\ufeff\u00a0\u2028',
])('A text in any script is accepted: %j', (text) => {
  expect(hasForbiddenCharacters(text)).toBe(false);
});

describe('A text without visible characters', () => {
  test.each([
    '',
    ' \t\n\u00a0\u3000\u2028',
    '\u200b\u200c\u200d\u2060\ufeff',
    '\u2800\u2800',
    '\u3164\u115f\u1160\uffa0',
    '\u034f\u17b4\ufe0f',
    ' \u2800 \u3164 \u200b',
  ])('counts as empty: %j', (text) => {
    expect(isVisible(text)).toBe(false);
  });
});

test.each(['.', '\u3164a', '한', 'مرحبا', '👩🏽‍🏫', '\u2801', '️1'])(
  'A text with a visible character is not empty: %j',
  (text) => {
    expect(isVisible(text)).toBe(true);
  },
);

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
])('The length of a text is counted in code points (%#)', (text, count) => {
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
])('Line breaks are normalized to LF: %j', (text, normal) => {
  expect(normaliseNewlines(text)).toBe(normal);
});

test('A submitted text has the same length as the text in its field', () => {
  const inField = 'Dear Ms Lange,\n\nZoë is ill.';
  expect(characterCount(normaliseNewlines(inField.replaceAll('\n', '\r\n')))).toBe(characterCount(inField));
});
