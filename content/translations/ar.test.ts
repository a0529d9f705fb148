import { describe, expect, test } from 'vitest';
import { translations } from './ar.ts';

const texts = Object.entries<string | Record<string, string>>(translations).flatMap(([key, message]) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({ key, text })),
);
const keysWith = (wrong: RegExp) => texts.filter(({ text }) => wrong.test(text)).map(({ key }) => key);

describe('The Arabic interface texts', () => {
  test('use the Arabic comma, semicolon and question mark', () => {
    expect(keysWith(/[;?]|,(?!\d{3})/)).toEqual([]);
  });

  test('use Western digits, guillemets and an ellipsis of one character', () => {
    expect(keysWith(/[٠-٩]|['"“”‘’]|\.{3}/)).toEqual([]);
  });

  test('contain no English words except for known names', () => {
    const withoutPlaceholders =
      /(?<!\{)\b(?!(?:Childline|CSV|Excel|Google|UTF|HEIC|iPad|iPhone|JavaScript|JPEG|PDF|Shift|Translate)\b)[A-Za-z]+\b(?!\})/;
    expect(keysWith(withoutPlaceholders)).toEqual([
      'admin.mail.written.explained', // names a folder
      'imports.permitted.safety', // names a time zone
      'imports.problem.country', // names a code
    ]);
  });

  test('isolate names and addresses, so that Latin letters do not change the word order', () => {
    const bare = /(?<!\u2068)\{(name|email|role|school|requestId)\}(?!\u2069)/;
    expect(keysWith(bare)).toEqual([]);
  });
});
